import { support } from "#app/portal/support/routes.ts";
import { Link } from "#app/ui/link.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";

/** «… в службу поддержки»: where one writes to it, with the mailbox beside, where the company has given one. */
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
      {children} <Link href={href(support.ask)}>в службу поддержки</Link>
      {supportEmail ? (
        <>
          {" или на "}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </>
      ) : (
        "."
      )}
    </p>
  );
}
