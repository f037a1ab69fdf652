import { type ComponentType, useEffect, useState } from "react";
import { useRoot } from "#app/web/root-data.ts";

/** What else belongs to the pack of this page: the first pages of a list, by how their addresses begin. */
export type PackProps = { list?: string; pages?: string };

/** «Сохранить для чтения без сети» for the page where it stands; it comes when the service worker is there. */
export function ReadingPack(props: PackProps) {
  const { viewer, scripts } = useRoot();
  const [Panel, setPanel] = useState<ComponentType<PackProps>>();
  useEffect(() => {
    navigator.serviceWorker?.ready
      .then(() => import("./panel.tsx"))
      .then(
        (late) => setPanel(() => late.Panel),
        () => {},
      );
  }, []);
  if (!scripts || viewer.isShown) return null;
  // Its place is kept, so that nothing moves when it comes.
  return <div className="order-last min-h-8 w-full print:hidden">{Panel && <Panel {...props} />}</div>;
}
