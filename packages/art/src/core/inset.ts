import type { Drawing } from './drawing.ts';

/** Embeds a drawing in another one, cropped to the given frame. */
export function inset(drawing: Drawing, x: number, y: number, width: number, height: number): string {
  return drawing.svg.replace(
    /^<svg xmlns="[^"]*" viewBox="([^"]*)" width="\d+" height="\d+"/,
    `<svg x="${x}" y="${y}" viewBox="$1" width="${width}" height="${height}"`,
  );
}
