import { toConsole } from "#app/web/reports/support-block.ts";
import { iconSprite } from "./icon-sprite.ts";

/** Writes to the console, once, that the sprite did not load (spec §8: logged, shows nothing). Runs in the browser. */
export function watchIcons(): void {
  const address = new URL(iconSprite, location.href).href;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // Browsers name it with the first icon that was drawn: …/icons.svg?v=1#search.
      if (entry.name.split("#")[0] !== address) continue;
      observer.disconnect();
      if (entry.responseStatus >= 400) toConsole(`Не загрузились значки: ${address}, ответ ${entry.responseStatus}`);
    }
  });
  observer.observe({ type: "resource", buffered: true });
}
