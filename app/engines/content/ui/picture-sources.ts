import { useRoot } from "#app/web/root-data.ts";
import type { Picture } from "../contract.ts";

const smaller = [480, 960, 1600];

type Sources = { src: string; srcSet?: string; placeholder?: string };

/** Where a picture is taken from: one of many widths, or the smallest alone in light mode; what is seen until it comes. */
export function usePictureSources({ id, src, width, blur }: Omit<Picture, "src"> & { src?: string }): Sources {
  const { light } = useRoot();
  const file = `/files/${id}`;
  const fitting = smaller.filter((one) => one < width);
  if (light) return { src: fitting.length ? `${file}/${fitting[0]}` : file };
  const placeholder = blur && `data:image/webp;base64,${blur}`;
  return {
    placeholder,
    src: src ?? `${file}/960`,
    srcSet: [...fitting.map((one) => `${file}/${one} ${one}w`), `${file} ${width}w`].join(", "),
  };
}
