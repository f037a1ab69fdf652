import { classes } from "./classes.ts";

const ratios = { natural: "h-auto", cover: "aspect-video object-cover", square: "aspect-square object-cover" };

type ImageProps = {
  src: string;
  /** What it shows; "" only for decoration. */
  alt: string;
  width: number;
  height: number;
  /** «/f/1-480.webp 480w, /f/1-960.webp 960w» with `sizes`. */
  srcSet?: string;
  sizes?: string;
  /** `cover` is the 16 : 9 of the specification (§9). */
  ratio?: keyof typeof ratios;
  /** In the first view: loaded at once and first. */
  eager?: boolean;
  /** A tiny picture (data: address) shown blurred until the real one comes. */
  placeholder?: string;
  className?: string;
};

/** A picture whose place is kept while it loads; it loads when it comes near. */
export function Image({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  ratio = "natural",
  eager,
  placeholder,
  className,
}: ImageProps) {
  // React 18 writes this attribute only in lower case.
  const haste = eager ? { fetchpriority: "high" } : {};
  const image = (
    <img
      {...haste}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={classes("w-full", ratios[ratio], placeholder ? "relative" : "bg-well", !placeholder && className)}
    />
  );
  if (!placeholder) return image;
  return (
    <span className={classes("relative block overflow-hidden", className)}>
      <img src={placeholder} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      {image}
    </span>
  );
}
