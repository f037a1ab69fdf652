import type { ProductPicture } from "#app/store/shop/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** The pictures of a product in their order, and where one more is added. */
export function ProductPictures({ pictures }: { pictures: ProductPicture[] }) {
  return (
    <>
      <ul className="mb-4 space-y-2">
        {pictures.map((picture, at) => (
          <Row key={picture.id} picture={picture} at={at} last={pictures.length - 1} />
        ))}
      </ul>
      <Add />
    </>
  );
}

const altField = { label: "Что на картинке", hint: "Прочитают те, кто её не видит", maxLength: 300, optional: true };

function Row({ picture: { id, small, alt }, at, last }: { picture: ProductPicture; at: number; last: number }) {
  const { fields, problems } = useSmallForm(`describe-${id}`, { alt }, "describe");
  const name = `картинка ${at + 1}`;
  return (
    <li className="card flex flex-wrap items-start gap-3 p-4">
      <img src={small} alt={alt} width={80} height={80} className="size-20 flex-none rounded-control object-cover" />
      <Form id={`describe-${id}`} className="min-w-0 grow basis-60 space-y-3">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="pictureId" value={id} />
        <TextField field={fields.alt} {...altField} label={`${altField.label} ${at + 1}`} />
        <Button size="s" name="intent" value="describe" aria-label={`Сохранить описание: ${name}`}>
          Сохранить описание
        </Button>
      </Form>
      <Form className="relative" data-keep-scroll="">
        <input type="hidden" name="pictureId" value={id} />
        <MoveButtons what={name} up={at > 0} down={at < last} />
      </Form>
      <Form repeatable>
        <input type="hidden" name="pictureId" value={id} />
        <Button look="quiet-danger" size="s" name="intent" value="dropPicture" aria-label={`Убрать: ${name}`}>
          Убрать
        </Button>
      </Form>
    </li>
  );
}

function Add() {
  const { fields, problems } = useSmallForm("picture-form", { picture: undefined, alt: undefined }, "picture");
  return (
    <Card>
      <Form id="picture-form" encType="multipart/form-data" className="space-y-4">
        <ErrorSummary problems={problems} />
        <ImageField
          name="picture"
          id={fields.picture.id}
          errors={fields.picture.errors}
          label="Новая картинка"
          hint="JPEG, PNG, WebP или GIF до 10 МБ. Лучше квадратная. Первая стоит на витрине"
          shape="square"
          current={null}
        />
        <TextField field={fields.alt} {...altField} />
        <Button name="intent" value="picture">
          Добавить картинку
        </Button>
      </Form>
    </Card>
  );
}
