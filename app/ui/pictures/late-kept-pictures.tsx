import { type ComponentProps, lazy, Suspense } from "react";

const KeptPictures = lazy(async () => ({ default: (await import("./kept-pictures.tsx")).KeptPictures }));

/** The pictures that something already has; where there are none, a form does without their code. */
export function LateKeptPictures(props: ComponentProps<typeof KeptPictures>) {
  if (props.pictures.length === 0) return null;
  return (
    <Suspense>
      <KeptPictures {...props} />
    </Suspense>
  );
}
