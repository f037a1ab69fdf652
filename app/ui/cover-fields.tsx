import type { FieldSource } from "./field.tsx";
import { ImageField } from "./image-field.tsx";
import { TextField } from "./text-field.tsx";

type Props = {
  /** The file, and the words that those hear who do not see it. */
  cover: FieldSource;
  alt: FieldSource;
  current: { id: string; alt: string } | null | undefined;
  /** Name of the box that takes the present picture away. */
  removeName: string;
};

/** The picture above something, with what is on it. */
export function CoverFields({ cover, alt, current, removeName }: Props) {
  return (
    <>
      <ImageField
        name={cover.name}
        id={cover.id}
        errors={cover.errors}
        label="Обложка"
        hint="JPEG, PNG, WebP или GIF до 10 МБ, лучше 16 : 9"
        current={current && { src: `/files/${current.id}/480`, alt: current.alt }}
        removeName={removeName}
        optional
      />
      <TextField
        field={alt}
        label="Что на обложке"
        hint="Это прочитают те, кто её не видит"
        maxLength={300}
        autoComplete="off"
        optional
      />
    </>
  );
}
