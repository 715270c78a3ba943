import type { Page } from '@playwright/test';

/** How large somebody reads the site: the window in CSS pixels, and how the text is enlarged. */
interface Size {
  width: number;
  height: number;
  /** The browser's setting "font size", in pixels: `rem`, also in media queries. 16 unless given. */
  defaultText?: number;
  /** Each text so many times as large, and nothing else. */
  textOnly?: number;
}

export const sizes = {
  'default text of 32 pixels': { width: 360, height: 740, defaultText: 32 },
  'a window of 256 pixels': { width: 256, height: 740 },
  // WCAG 2.2, 1.4.10: a window of 1280 × 1024 at 400 %.
  'zoom of 400 %': { width: 320, height: 256 },
  'a telephone on its side': { width: 844, height: 390 },
  // Last, because it is written into the elements.
  'text only at 200 %': { width: 360, height: 740, textOnly: 2 },
} as const satisfies Record<string, Size>;

/**
 * What somebody cannot read or press on the page as it stands, in each size: what is wider than the window, controls that
 * scrolling does not bring to the screen, texts that are cut or lie on another text, and words of up to 12 letters that are
 * broken in two, except where only the text is enlarged: a heading's word may then be longer than the window.
 *
 * @returns a sentence each
 */
export async function lostWhenEnlarged(page: Page, wanted = Object.keys(sizes) as (keyof typeof sizes)[]) {
  const found: string[] = [];
  await page.evaluate(layOutEverything);
  const session = await page.context().newCDPSession(page);
  for (const name of wanted) {
    const { width, height, defaultText = 16, textOnly = 1 }: Size = sizes[name];
    await page.setViewportSize({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard: defaultText, fixed: defaultText } });
    await page.waitForFunction(
      (pixels) => getComputedStyle(document.documentElement).fontSize === pixels,
      `${defaultText}px`,
    );
    await page.evaluate(untilNextFrame);
    if (textOnly !== 1) await page.evaluate(enlargeText, textOnly);
    const lost = await page.evaluate(findLost, textOnly !== 1);
    found.push(...lost.map((sentence) => `${name}: ${sentence}`));
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
  return found;
}

/** Lays out also what is far from the window, which otherwise has a guessed height (`shell/partial-layout.css`). */
function layOutEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Media queries and observers have then seen the new size. */
async function untilNextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** As "zoom text only" does, which changes no length but that of the text. */
export function enlargeText(factor: number): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const enlarged = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * factor);
  for (const [index, element] of elements.entries())
    element.style.setProperty('font-size', `${enlarged[index]}px`, 'important');
}

/** Runs in the page, so everything it needs is inside. */
function findLost(mayBreakWords: boolean): string[] {
  const found = new Set<string>();
  const root = document.querySelector('[role=dialog]') ?? document.body;
  const nameOf = (element: Element) => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim().replaceAll(/\s+/g, ' ');
    return `<${element.localName} class="${element.className}"> ${text.slice(0, 40)}`;
  };
  /** The boxes around an element that cut what leaves them, with whether one can scroll to it. */
  function* clipsAround(element: Element) {
    let position = getComputedStyle(element).position;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (position === 'fixed') return;
      if (position === 'absolute' && style.position === 'static' && style.containerType === 'normal') continue;
      if (style.overflow !== 'visible') yield { box: box.getBoundingClientRect(), style };
      if (style.position !== 'static') position = style.position;
    }
  }
  const heardOnly = new Map<Element, boolean>();
  const isHeardOnly = (element: Element): boolean => {
    let isHeard = heardOnly.get(element);
    if (isHeard === undefined) {
      const { clipPath, opacity, position } = getComputedStyle(element);
      isHeard =
        clipPath.startsWith('inset(50%') ||
        opacity === '0' ||
        (position === 'absolute' && element.getBoundingClientRect().width <= 1) ||
        (element.parentElement !== null && isHeardOnly(element.parentElement));
      heardOnly.set(element, isHeard);
    }
    return isHeard;
  };
  /** How a rectangle of an element is lost, if it is. */
  const lossOf = (element: Element, rect: DOMRect, slack: number): string => {
    let canScrollX = false;
    let canScrollY = false;
    const own = getComputedStyle(element);
    const boxes = [...clipsAround(element)];
    if (own.overflow !== 'visible') boxes.unshift({ box: element.getBoundingClientRect(), style: own });
    for (const { box, style } of boxes) {
      if (/auto|scroll/.test(style.overflowX)) canScrollX = true;
      if (/auto|scroll/.test(style.overflowY)) canScrollY = true;
      if (!canScrollX && (rect.left < box.left - 2 || rect.right > box.right + 2)) return 'is cut at its side';
      if (!canScrollY && (rect.top < box.top - slack || rect.bottom > box.bottom + slack))
        return 'is cut in its height';
    }
    if (!canScrollX && (rect.left < -1 || rect.right > innerWidth + 1)) return 'leaves the window at its side';
    return '';
  };

  const excess = document.documentElement.scrollWidth - innerWidth;
  if (excess > 0) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > innerWidth + 1 && right <= innerWidth + excess + 1 && ![...clipsAround(element)].length;
    });
    const names = wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map(nameOf);
    found.add(`the page is ${excess} pixels wider than the window: ${names.slice(0, 3).join(', ')}`);
  }
  for (const scroller of root.querySelectorAll('*')) {
    // A dialog's own scroller must not scroll sideways.
    if (
      root !== document.body &&
      scroller.clientHeight > innerHeight / 2 &&
      scroller.scrollWidth > scroller.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(scroller).overflowX)
    ) {
      const edge = scroller.getBoundingClientRect().left + scroller.clientWidth;
      const wide = [...scroller.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > edge + 1,
      );
      const names = wide
        .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
        .map(nameOf);
      found.add(
        `${nameOf(scroller)} scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth}: ${names.slice(0, 3).join(', ')}`,
      );
    }
  }

  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      isHeardOnly(control) ||
      control.closest('[inert]') ||
      control.matches('a[href="#main"]')
    )
      continue;
    control.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const rect = control.getBoundingClientRect();
    if (rect.width < 1) continue;
    if (
      control.matches('input:not([type=checkbox], [type=radio]), select, textarea') &&
      matchMedia('(pointer: coarse)').matches &&
      !control.matches('[type=hidden]')
    )
      if (Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        found.add(`${nameOf(control)} has letters below 16 pixels, for which Safari magnifies the page`);
    const loss = lossOf(control, rect, 3);
    if (loss) found.add(`${nameOf(control)} ${loss}`);
    const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const line = [...control.getClientRects()].find(isSeen) ?? rect;
    const x = line.left + line.width / 2;
    // The middle of what the window shows of it.
    const y = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit) found.add(`${nameOf(control)} cannot be scrolled to: ${Math.round(x)}, ${Math.round(y)}`);
    else if (
      !control.contains(hit) &&
      !hit.contains(control) &&
      !(control as HTMLInputElement).labels?.[0]?.contains(hit)
    )
      found.add(`${nameOf(control)} lies under ${nameOf(hit)}`);
  }

  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const staysInPlace = (element: Element) => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const texts: { rect: DOMRect; element: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.nodeValue?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest('header a[href="/"], svg, script, style, option, [inert]') || isHeardOnly(element)) continue;
    const range = new Range();
    range.selectNodeContents(walker.currentNode);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const text = walker.currentNode.nodeValue;
    if (!mayBreakWords && range.getBoundingClientRect().height > size * 2)
      for (const { 0: word, index } of text.matchAll(/[^\s\-–—/]+/g)) {
        // An address, and what fills a line by itself.
        if (word.includes('@') || word.length > 12) continue;
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const [first, second] = range.getClientRects();
        if (first && second && second.top > first.top + size / 2)
          found.add(`"${word}" in ${nameOf(element)} is broken in two`);
      }
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      const loss = lossOf(element, rect, size / 3);
      if (loss) found.add(`"${walker.currentNode.nodeValue.trim().slice(0, 40)}" in ${nameOf(element)} ${loss}`);
      // The letters' own height.
      const inner = new DOMRect(rect.left, rect.top + (rect.height - size) / 2 + size * 0.2, rect.width, size * 0.6);
      if (!staysInPlace(element)) texts.push({ rect: inner, element });
    }
  }
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.element === other.element) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && down > 3) {
        const x = Math.max(one.rect.left, other.rect.left) + across / 2;
        const y = Math.max(one.rect.top, other.rect.top) + down / 2;
        found.add(`${nameOf(one.element)} lies on ${nameOf(other.element)} at ${Math.round(x)},${Math.round(y)}`);
      }
    }
  return [...found];
}
