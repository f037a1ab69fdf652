import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { pointIntents } from "../forms.ts";
import { clickedAt } from "../ui/clicked-at.ts";
import { pointKindTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Точка");

export const loader = load(async ({ api, query, params: { mapId = "", no = "" } }) => {
  const [map, point] = await Promise.all([
    api.maps.source({ mapId }),
    no === "new" ? null : api.maps.point({ mapId, no }),
  ]);
  const { title, floors, categories } = map;
  return { mapId, title, floors, categories, point, ...clickedAt(query) };
});

export const action = act(pointIntents);

export default function AdminPoint() {
  const { mapId, title, floors, categories, point, floor, x, y } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("point", {
    ...{
      title: point?.title,
      kind: point?.kind ?? "point",
      x: point ? String(point.x) : x,
      y: point ? String(point.y) : y,
    },
    ...{ floorNo: String(point?.floorNo ?? floor ?? floors[0]?.no ?? ""), categoryNo: point?.categoryNo?.toString() },
    ...{ corners: point?.corners.map((one) => one.join("; ")).join("\n"), description: point?.description },
    ...{ phone: point?.phone, hours: point?.hours, access: point?.access, link: point?.link },
    ...{ person: point?.person ? chosenValue(point.person) : undefined },
    ...{ shownFrom: point?.shownFrom, shownTo: point?.shownTo, photo: undefined, photoAlt: point?.photoAlt },
  });
  const back = href(mapsDesk.adminPlace, { mapId }, { floor: fields.floorNo.defaultValue as string });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={point ? point.title : "Новая точка"}
        places={[
          { href: href(mapsDesk.adminMap, { mapId }), title },
          { href: back, title: "Точки" },
        ]}
      >
        {point && `Номер ${point.no}. Сейчас стоит на ${point.x}; ${point.y}`}
      </PageHeader>
      <Card>
        <Form id="point" encType="multipart/form-data" className="space-y-4">
          <ErrorSummary problems={problems} />
          {point && <input type="hidden" name="revision" value={point.revision} />}
          <TextField field={fields.title} label="Название" maxLength={120} autoComplete="off" />
          <SelectField
            field={fields.floorNo}
            label="Этаж"
            options={floors.map(({ no, title }) => ({ value: String(no), label: title }))}
          />
          <SelectField
            field={fields.categoryNo}
            label="Слой"
            optional
            options={[
              { value: "", label: "Без слоя" },
              ...categories.map(({ no, title }) => ({ value: String(no), label: title })),
            ]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              field={fields.x}
              label="Слева"
              hint="В процентах ширины картинки"
              inputMode="decimal"
              width="s"
            />
            <TextField
              field={fields.y}
              label="Сверху"
              hint="В процентах высоты картинки"
              inputMode="decimal"
              width="s"
            />
          </div>
          <TextareaField field={fields.description} label="Что здесь" rows={3} maxLength={2000} optional />
          <ColleagueField field={fields.person} label="Кто здесь сидит" optional />
          <TextField field={fields.phone} label="Телефон" maxLength={60} optional />
          <TextField field={fields.hours} label="Когда открыто" maxLength={120} optional />
          <TextField
            field={fields.access}
            label="Доступность"
            hint="Пандус, лифт, ширина двери"
            maxLength={300}
            optional
          />
          <ImageField
            name="photo"
            id={fields.photo.id}
            errors={fields.photo.errors}
            label="Фото"
            hint="JPEG, PNG, WebP или GIF до 10 МБ"
            current={point?.photo ? { src: point.photo, alt: point.photoAlt || point.title } : null}
            removeName="dropPhoto"
            optional
          />
          <TextField field={fields.photoAlt} label="Что на фото" maxLength={300} optional />
          <TextField field={fields.link} label="Ссылка" hint="Страница портала или сайта" maxLength={500} optional />
          <Disclosure title="Область и срок" open={fields.kind.defaultValue === "area" || problems.length > 0}>
            <div className="space-y-4">
              <RadioGroup
                field={fields.kind}
                label="Что это"
                choices={Object.entries(pointKindTitles).map(([value, label]) => ({ value, label }))}
              />
              <TextareaField
                field={fields.corners}
                label="Углы области"
                hint="По одному в строке, в процентах слева и сверху: 12; 40"
                rows={4}
                optional
              />
              <DateField field={fields.shownFrom} label="Показывать с" optional />
              <DateField field={fields.shownTo} label="Показывать по" optional />
            </div>
          </Disclosure>
          <FormActions>
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={back}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      {point && (
        <Form className="mt-4" repeatable>
          <Button look="quiet-danger" name="intent" value="drop">
            Убрать точку
          </Button>
        </Form>
      )}
    </div>
  );
}
