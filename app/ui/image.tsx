import { classes } from "./classes.ts";

type ImageProps = {
  src: string;
  /** What it shows; "" only for decoration. */
  alt: string;
  width: number;
  height: number;
  /** «/f/1-480.webp 480w, /f/1-960.webp 960w» with `sizes`. */
  srcSet?: string;
  sizes?: string;
  /** In the first view: loaded at once and before the others. */
  first?: boolean;
  /** A tiny picture (data: address) shown blurred until the real one comes. */
  placeholder?: string;
  /** The frame: `aspect-video rounded-card` crops to 16 : 9, without an aspect the picture keeps its own shape. */
  className?: string;
};

/** A picture whose place is kept while it loads; it loads when it comes near. */
export function Image(props: ImageProps) {
  const { src, alt, width, height, srcSet, sizes, first, placeholder, className } = props;
  // React 18 writes this attribute only in lower case.
  const haste = first ? { fetchpriority: "high" } : {};
  return (
    <span className={classes("relative block overflow-clip bg-well", className)}>
      {placeholder && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      )}
      <img
        {...haste}
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        className="relative size-full object-cover"
      />
    </span>
  );
}
