import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toneFills, toneTitles } from "#app/ui/tones.ts";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import type { Category } from "../contract.ts";
import { mapsDesk } from "../desk-routes.ts";
import { DropButton } from "./drop-button.tsx";
import { pointForms } from "./words.ts";

type Props = {
  mapId: string;
  categories: (Category & { audience: string[] | null })[];
  chosen: number | null;
  audiences: AudienceChoices;
};

/** The layers of a map in work: their colours, and whom each speaks to. */
export function DeskLayers({ mapId, categories, chosen: asked, audiences }: Props) {
  const chosen = categories.find(({ no }) => no === asked);
  const { fields, problems } = useSmallForm("layer", {
    ...{ layer: chosen?.title, tone: chosen?.tone ?? "blue", layerParts: chosen?.audience ?? [] },
  });
  const own = problems.filter(({ id }) => ["layer-layer", "layer-tone", "layer-layerParts"].includes(id));
  return (
    <Card>
      <h2 className="mb-4 text-lg">Слои</h2>
      <ul className="mb-6 space-y-2">
        {categories.map(({ no, title, tone, count, audience }) => (
          <li key={no} className="flex flex-wrap items-center gap-3">
            <span aria-hidden="true" className={`size-3 flex-none rounded-full ${toneFills[tone]}`} />
            <Link href={href(mapsDesk.adminMap, { mapId }, { layer: String(no) })} className="inline-block min-h-6">
              {title}
            </Link>
            <span className="ml-auto text-muted">{counted(count, pointForms)}</span>
            {audience && <Badge>Не всем</Badge>}
            {count === 0 && <DropButton part="categories" no={no} title={title} />}
          </li>
        ))}
      </ul>
      <Form key={chosen?.no} id="layer" className="space-y-4">
        <h3 className="font-semibold">{chosen ? "Изменить слой" : "Новый слой"}</h3>
        <ErrorSummary problems={own} />
        {chosen && <input type="hidden" name="no" value={chosen.no} />}
        <TextField field={fields.layer} label="Название слоя" maxLength={60} autoComplete="off" />
        <SelectField
          field={fields.tone}
          label="Цвет"
          options={Object.entries(toneTitles).map(([value, label]) => ({ value, label }))}
        />
        <PartsField
          field={fields.layerParts}
          title="Кому показать: никто не отмечен – всем, кто видит карту"
          choices={audiences}
          value={chosen?.audience ?? null}
          open={Boolean(chosen?.audience)}
        />
        <Button name="intent" value="category">
          Сохранить слой
        </Button>
      </Form>
    </Card>
  );
}
