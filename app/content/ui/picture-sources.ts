import { useRoot } from "#app/web/root-data.ts";
import type { Picture } from "../contract.ts";

const smaller = [480, 960, 1600];

/** Where a picture is taken from: one of many widths, or the smallest alone in light mode. */
export function usePictureSources({ id, src, width }: Picture): { src: string; srcSet?: string } {
  const { light } = useRoot();
  const file = `/files/${id}`;
  const fitting = smaller.filter((one) => one < width);
  if (light) return { src: fitting.length ? `${file}/${fitting[0]}` : file };
  return { src, srcSet: [...fitting.map((one) => `${file}/${one} ${one}w`), `${file} ${width}w`].join(", ") };
}
