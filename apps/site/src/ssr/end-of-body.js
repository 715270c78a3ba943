// Shows the visitor's currency in the switches. It stands at the end of the body, because the parser waits there for the
// stylesheets: Chromium lays out the whole page as soon as it is parsed, to find forms that it can fill in, and would do so
// without styles first, and then again with them.
for (const control of document.getElementsByName('currency')) control.value = document.documentElement.dataset.currency;
