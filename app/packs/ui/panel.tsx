import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { packName } from "#app/worker/pack.ts";
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
