// The script is not a module: an application puts its text into the head of the page, inline.
export {};
