import type { Attachment, Picture } from "#app/engines/content/contract.ts";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { usePictureSources } from "#app/engines/content/ui/picture-sources.ts";
import { Image } from "#app/ui/image.tsx";

/** The pictures and files of what is complained of: they may be what it is all about. */
export function CaseFiles({ items }: { items: Attachment[] }) {
  const pictures = items.filter((item) => item.kind === "picture");
  const files = items.filter((item) => item.kind === "file");
  return (
    <>
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture) => (
            <CasePicture key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      <Attachments items={files} />
    </>
  );
}

function CasePicture({ picture }: { picture: Picture }) {
  const { alt, width, height } = picture;
  return (
    <li>
      <Image
        {...usePictureSources(picture)}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 40rem) 22rem, 100vw"
        className="rounded-control"
      />
    </li>
  );
}
