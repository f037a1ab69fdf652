import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { counted } from "#app/ui/plural.ts";
import { shortTitle } from "#app/worker/html.ts";
import { usePacks } from "./own-packs.ts";
import { PackDeeds } from "./pack-deeds.tsx";

/** Every pack of this device, the newest first. */
export function PackList() {
  const known = usePacks();
  if (!known) return null;
  if (known.packs.length === 0)
    return (
      <EmptyState icon="download" title="Пока ничего не сохранено">
        Кнопка «Сохранить для чтения без сети» есть у статей и рубрик.
      </EmptyState>
    );
  return (
    <ul className="space-y-3">
      {known.packs.toReversed().map((pack) => (
        <Card as="li" key={pack.path}>
          <h2 className="text-base wrap-anywhere">
            <a href={pack.path}>{shortTitle(pack.title)}</a>
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
