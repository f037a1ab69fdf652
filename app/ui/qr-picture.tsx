import type { QrCode } from "#app/web/qr-code.ts";

/** A QR code: dark on white in the dark theme too, as cameras want it. */
export function QrPicture({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full rounded-control border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
