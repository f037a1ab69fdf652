import type { Random } from "../random.ts";
import { circle, glow, type Palette, rect, tree } from "./draw.ts";
import { width } from "./scene.ts";

/** A wall with a window and a table in front of it. */
export function room(random: Random, c: Palette, table: string): string {
  const x = random.int(80, 900);
  const window =
    rect(x - 16, 70, 512, 432, c.light, 10) +
    rect(x, 86, 480, 400, c.far, 4) +
    glow(x + 330, 200, 260) +
    circle(x + 330, 200, 40, c.light) +
    tree(x + 110, 486, 260, c.mid, c.near) +
    rect(x + 234, 86, 12, 400, c.light) +
    rect(x, 270, 480, 10, c.light);
  return (
    window +
    rect(0, 660, width, 240, table) +
    rect(0, 660, width, 14, "#fff", 0, 'opacity=".18"') +
    rect(0, 674, width, 10, "#000", 0, 'opacity=".08"')
  );
}
