import { useEffect, useState } from "react";
import { shortTitle } from "#app/offline/worker/html.ts";
import { packInWords } from "#app/offline/worker/words.ts";
import { Button } from "#app/ui/button.tsx";
import { counted } from "#app/ui/plural.ts";
import { sizeText } from "#app/ui/size-text.ts";
import { href } from "#app/web/urls.ts";
import { packs as pages } from "../routes.ts";
import { type Kept, readKept } from "./kept.ts";
import { clearDevice, usePacks } from "./own-packs.ts";

/** What is kept on this device and how large it is, with the way to be rid of it. */
export function DevicePanel() {
  const known = usePacks();
  const [kept, setKept] = useState<Kept>();
  const [isCleared, setCleared] = useState(false);
  // Sizes are read anew when a pack has changed, and not with every look at it.
  const state = known && JSON.stringify(known.packs.map(({ path, done, savedAt }) => [path, done, savedAt]));
  useEffect(() => {
    if (state) void readKept().then(setKept);
  }, [state]);
  if (!known || !kept) return <p>Считаем…</p>;
  const clear = () => {
    setCleared(true);
    clearDevice();
    // The worker tells when packs are gone; where there are none, what was visited is counted by itself.
    setKept({ all: 0, visited: 0, ahead: 0, packs: new Map() });
  };
  return (
    <>
      <p role="status">
        {isCleared && kept.all === 0
          ? "Всё убрано. Прочитанное будет сохраняться снова."
          : `На этом устройстве ${sizeText(kept.all)}: ${counted(kept.visited, ["открытая страница", "открытые страницы", "открытых страниц"])}, ${counted(kept.ahead, ["сохранённая заранее", "сохранённые заранее", "сохранённых заранее"])} и сохранённое для чтения.`}
      </p>
      {known.packs.length > 0 && (
        <ul className="mt-3 space-y-1.5">
          {known.packs.map((pack) => (
            <li key={pack.path} className="wrap-anywhere">
              <a href={pack.path} className="text-link underline">
                {shortTitle(pack.title)}
              </a>{" "}
              <span className="text-sm text-muted">
                {packInWords(pack)}, {sizeText(kept.packs.get(pack.path) ?? 0)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        Когда вы выходите из портала, это исчезает само. Неотправленное в «Исходящих» остаётся.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="button" icon="delete" onClick={clear}>
          Убрать всё с устройства
        </Button>
        {known.packs.length > 0 && (
          <a href={href(pages.list)} className="text-link underline">
            Сохранённое для чтения
          </a>
        )}
      </div>
    </>
  );
}
