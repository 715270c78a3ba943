import type { Page } from '@playwright/test';

/**
 * What is wrong in a document without that axe says so: an attribute that names elements which do not exist, and blocks in
 * elements for phrases, which parsers and readers take apart in different ways.
 */
export function markupFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = ':is(address,article,div,dl,fieldset,figure,form,h1,h2,h3,h4,h5,h6,ol,p,section,table,ul)';
    const outerTag = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const nested = [...document.querySelectorAll(`:is(span,p,b,i,em,strong,small,h1,h2,h3,h4,label,button) ${blocks}`)];
    const naming = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'for'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].filter((element) =>
        element
          .getAttribute(attribute)
          ?.split(/\s+/)
          .some((id) => !document.getElementById(id)),
      ),
    );
    return [
      ...nested.map((element) => `${outerTag(element)} in ${outerTag(element.parentElement ?? element)}`),
      ...naming.map((element) => `names no element: ${outerTag(element)}`),
    ];
  });
}
