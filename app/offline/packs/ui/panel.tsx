import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { shortTitle } from "#app/offline/worker/html.ts";
import { packName } from "#app/offline/worker/pack.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { counted } from "#app/ui/plural.ts";
import { useRoot } from "#app/web/root-data.ts";
import { keepPack, troubles, usePacks } from "./own-packs.ts";
import { PackDeeds } from "./pack-deeds.tsx";
import type { PackProps } from "./reading-pack.tsx";

/** The pack of the page on the screen: not kept yet, being kept, or kept and of when. */
export function Panel(props: PackProps) {
  const { pathname } = useLocation();
  return <PanelOf key={pathname} path={pathname} {...props} />;
}

function PanelOf({ path, ...more }: PackProps & { path: string }) {
  const known = usePacks();
  const [isAsked, setAsked] = useState(false);
  if (!known) return null;
  const pack = known.packs.find((one) => one.path === path);
  if (pack) return <PackDeeds pack={pack} onDrop={() => setAsked(false)} />;
  const trouble = known.trouble?.path === path ? known.trouble.trouble : undefined;
  const isBusy = known.busy.has(packName(path)) || (isAsked && !trouble);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        type="button"
        look="quiet"
        size="s"
        icon="download"
        className="-ms-3"
        pending={isBusy}
        onClick={() => {
          setAsked(true);
          keepPack({ path, title: document.title, ...more }, true);
        }}
      >
        Сохранить для чтения без сети
      </Button>
      <p role="status" className="text-sm text-danger">
        {!isBusy && trouble && (trouble === "line" ? "Связи нет. Попробуйте, когда она появится." : troubles[trouble])}
      </p>
    </div>
  );
}

/** Every pack of this device, the newest first. It stands in one file with the panel, so that a kept list brings both along. */
export function PackList() {
  const { scripts } = useRoot();
  const known = usePacks();
  if (!known) return scripts ? null : <p>Чтобы сохранять страницы, нужен JavaScript.</p>;
  if (known.packs.length === 0)
    return (
      <EmptyState icon="download" title="Пока ничего не сохранено">
        Кнопка «Сохранить для чтения без сети» есть у статей, рубрик и карт.
      </EmptyState>
    );
  return (
    <ul className="space-y-3">
      {known.packs.toReversed().map((pack) => (
        <Card as="li" key={pack.path}>
          <h2 className="text-base wrap-anywhere">
            <a href={pack.path} className="text-link underline">
              {shortTitle(pack.title)}
            </a>
          </h2>
          {pack.total > 0 && (
            <p className="text-sm text-muted">{counted(pack.total, ["публикация", "публикации", "публикаций"])}</p>
          )}
          <PackDeeds pack={{ ...pack, title: shortTitle(pack.title) }} isListed />
        </Card>
      ))}
    </ul>
  );
}
