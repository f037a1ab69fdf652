import { usePictureViewer } from "#app/engines/content/ui/picture-viewing.ts";
import type { ProductPicture as Picture } from "../contract.ts";
import { ProductPicture } from "./product-grid.tsx";

/** The pictures of a product: the first one large, the others below it; each opens whole. */
export function ProductPictures({ pictures, title }: { pictures: Picture[]; title: string }) {
  usePictureViewer();
  if (pictures.length === 0)
    return (
      <div className="card overflow-hidden">
        <ProductPicture picture={null} pictureAlt="" />
      </div>
    );
  return (
    <ul aria-label="Картинки" className="grid grid-cols-4 gap-3">
      {pictures.map(({ id, alt, whole, large }, at) => (
        <li key={id} className={at === 0 ? "col-span-4" : undefined}>
          <a
            href={whole}
            data-picture=""
            aria-label={alt ? undefined : `${title}: открыть картинку ${at + 1}`}
            className="card block cursor-zoom-in overflow-clip"
          >
            <img
              src={large}
              alt={alt}
              width={960}
              height={960}
              loading={at === 0 ? "eager" : "lazy"}
              decoding="async"
              className="aspect-square w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
