export interface PriceProps {
  /** The price in every currency offered, formatted: "£1,495". */
  prices: readonly { currency: string; text: string }[];
}

/** Renders every currency; `<html data-currency>` shows one, so that switching needs neither the network nor React. */
export function Price({ prices }: PriceProps) {
  return prices.map(({ currency, text }) => (
    <span key={currency} data-price={currency}>
      {text}
    </span>
  ));
}
