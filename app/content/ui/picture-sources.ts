import { useRoot } from "#app/web/root-data.ts";

type Sources = { src: string; srcSet?: string | undefined };

/** Where a picture is taken from: one of many widths, or the smallest alone in light mode. */
export function usePictureSources({ src, srcSet }: Sources): Sources {
  const { light } = useRoot();
  return light ? { src: srcSet?.split(" ", 1)[0] ?? src, srcSet: undefined } : { src, srcSet };
}
