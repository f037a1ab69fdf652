import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { WishFields } from "#app/ui/pictures/wish-fields.tsx";
import { Form } from "#app/web/form.tsx";

type PhotoFormProps = { name: string; photo: string | null; field: Pick<FieldSource, "id" | "name" | "errors"> };

/** The person's photo, in the width that the specification gives to its window (§9: 612). */
export function PhotoForm({ name, photo, field }: PhotoFormProps) {
  return (
    <Card>
      <Form encType="multipart/form-data">
        <ImageField
          field={field}
          label="Новое фото"
          hint="JPEG, PNG, WebP, GIF или AVIF, не больше 10 МБ. Портал обрежет его до квадрата: выберите, какую часть оставить."
          shape="round"
          tools={(source, onShape) => <WishFields key={source} prefix="edit" source={source} onShape={onShape} face />}
          current={photo ? { src: photo, alt: `${name}, нынешнее фото` } : null}
        />
        <div className="mt-5">
          <FormActions>
            <Button look="primary" name="intent" value="photo">
              Сохранить фото
            </Button>
            {photo && (
              <Button look="quiet-danger" name="intent" value="remove-photo">
                Удалить фото
              </Button>
            )}
          </FormActions>
        </div>
      </Form>
    </Card>
  );
}
