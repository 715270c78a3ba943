import { useState } from 'react';

export function Steeping({ minutes }: { minutes: number }) {
  const [left, setLeft] = useState(minutes);
  return <button onClick={() => setLeft(left - 1)}>{`${left} minutes`}</button>;
}
