import { Icon } from "#app/ui/icon.tsx";

/** The square logo of a company, or a drawing in its place; its name stands beside it. */
export function SquareLogo({ link }: { link: string | null }) {
  const look = "size-14 flex-none rounded-[28%] bg-well object-cover";
  if (link) return <img src={link} alt="" width={56} height={56} className={look} />;
  return (
    <span className={`grid place-items-center text-muted ${look}`}>
      <Icon name="company" />
    </span>
  );
}
