import { Image } from "#app/ui/image.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

/** A picture with words for who does not see it, perhaps with a line under it. */
export const imageBlock: KindOfBlock<"image"> = {
  title: "Картинка",
  draw: ({ picture, alt, caption }, pictures) => {
    const found = pictures.find(({ id }) => id === picture);
    return (
      <figure>
        {found ? (
          <Image src={found.src} alt={alt} width={found.width} height={found.height} className="rounded-control" />
        ) : (
          <p className="text-muted">{alt || "Здесь будет картинка"}</p>
        )}
        {caption && <figcaption className="mt-2 text-sm text-muted wrap-anywhere">{caption}</figcaption>}
      </figure>
    );
  },
  words: ({ alt, caption }) => ({ alt, caption }),
  fields: (fields, { picture, alt }, pictures) => {
    const current = pictures.find(({ id }) => id === picture);
    return (
      <>
        {picture && <input type="hidden" name="kept" value={picture} />}
        <ImageField
          field={fields.picture}
          label="Картинка"
          current={current ? { src: current.src, alt } : null}
          optional
        />
        <TextField
          field={fields.alt}
          label="Что на картинке"
          hint="Эти слова услышит тот, кто её не видит"
          maxLength={300}
          optional
        />
        <TextField field={fields.caption} label="Подпись" maxLength={300} optional />
      </>
    );
  },
  blank: { kind: "image", picture: null, alt: "", caption: "" },
};
