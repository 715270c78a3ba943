export function JoinUs() {
  return null;
}
