import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { DropButton } from "./drop-button.tsx";
import { pointForms } from "./words.ts";

type Props = {
  mapId: string;
  floors: { no: number; title: string; picture: string | null; points: number; isUnchecked: boolean }[];
};

/** The floors of a map in work: their pictures, and whether points fit to a new one. */
export function DeskFloors({ mapId, floors }: Props) {
  const { fields, problems } = useSmallForm("floor", { no: undefined, floorTitle: undefined, picture: undefined });
  const own = problems.filter(({ id }) => ["floor-no", "floor-floorTitle", "floor-picture"].includes(id));
  return (
    <Card>
      <h2 className="mb-4 text-lg">Этажи и картинки</h2>
      <ul className="mb-6 space-y-3">
        {floors.map(({ no, title, picture, points, isUnchecked }) => (
          <li key={no} className="flex flex-wrap items-center gap-3">
            {picture && <img src={picture} alt="" className="h-16 w-24 rounded-control bg-white object-contain" />}
            <div className="min-w-0 flex-1">
              <Link href={href(mapsDesk.adminPlace, { mapId }, { floor: String(no) })} className="inline-block min-h-6">
                {title}
              </Link>
              <p className="text-sm text-muted">{`${counted(points, pointForms)}${picture ? "" : " · без картинки"}`}</p>
            </div>
            {isUnchecked && (
              <Form repeatable>
                <input type="hidden" name="no" value={no} />
                <Notice look="warning" title="Картинка новая: на месте ли точки?" />
                <Button size="s" name="intent" value="check">
                  Точки на месте
                </Button>
              </Form>
            )}
            {points === 0 && <DropButton part="floors" no={no} title={title} />}
          </li>
        ))}
      </ul>
      <Form id="floor" className="space-y-4" encType="multipart/form-data">
        <ErrorSummary problems={own} />
        <SelectField
          field={fields.no}
          label="Какой этаж"
          options={[
            { value: "", label: "Новый" },
            ...floors.map(({ no, title }) => ({ value: String(no), label: title })),
          ]}
        />
        <TextField field={fields.floorTitle} label="Название этажа" maxLength={60} autoComplete="off" />
        <FileField
          field={fields.picture}
          label="Картинка"
          hint="SVG, PNG, JPEG или WebP до 20 МБ. Из SVG останется только рисунок"
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          optional
        />
        <Button name="intent" value="floor">
          Сохранить этаж
        </Button>
      </Form>
    </Card>
  );
}
