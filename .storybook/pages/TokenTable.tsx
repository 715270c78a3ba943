const isColour = (value: string) => CSS.supports('color', value);

/** Tokens with their values in the style sheet of the site. */
export function TokenTable({ tokens }: { tokens: readonly string[] }) {
  const root = getComputedStyle(document.documentElement);
  return (
    <table className="page-tokens">
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => {
          const value = root.getPropertyValue(token).trim();
          return (
            <tr key={token}>
              <td>
                <code>{token}</code>
              </td>
              <td>
                {isColour(value) && (
                  <svg className="page-swatch" viewBox="0 0 16 16" aria-hidden="true">
                    <rect width="16" height="16" fill={value} />
                  </svg>
                )}
                <code>{value}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
