export interface PriceProps {
  /** The same price in every currency offered, each already text: "£1,495". */
  prices: readonly { currency: string; text: string }[];
}

/** Prints every currency; `<html data-currency>` shows one, so that switching needs neither network nor React. */
export function Price({ prices }: PriceProps) {
  return prices.map(({ currency, text }) => (
    <span key={currency} data-price={currency}>
      {text}
    </span>
  ));
}
