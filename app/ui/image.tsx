import { classes } from "./classes.ts";

const ratios = { natural: "", cover: "aspect-video", square: "aspect-square" };

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
  eager?: boolean;
  /** A picture of a few pixels (data: address) that stands in its place, smoothed, until the real one comes. */
  placeholder?: string;
  /** `cover` crops to the 16 : 9 of the specification (§9); without a ratio the picture keeps its own shape. */
  ratio?: keyof typeof ratios;
  /** Classes of the frame: `rounded-card`. */
  className?: string;
};

/** A picture whose place is kept while it loads; it loads when it comes near. */
export function Image(props: ImageProps) {
  const { src, alt, width, height, srcSet, sizes, eager, placeholder, ratio = "natural", className } = props;
  // React 18 writes this attribute only in lower case.
  const haste = eager ? { fetchpriority: "high" } : {};
  return (
    <span className={classes("picture", ratios[ratio], className)}>
      {placeholder && <img src={placeholder} alt="" />}
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
        // What is cut of a tall one is cut below: faces stand above.
        className={height > width ? "object-[50%_20%]" : undefined}
      />
    </span>
  );
}
