import { Link } from "#app/ui/link.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** «… в службу поддержки»: with the mailbox, where the company has given one. */
export function SupportWords({
  children,
  className = "mt-2 text-sm text-muted",
}: {
  children: string;
  className?: string;
}) {
  const { supportEmail } = useRoot();
  return (
    <p className={className}>
      {children} в службу поддержки{supportEmail ? ": " : " своей компании."}
      {supportEmail && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
    </p>
  );
}
