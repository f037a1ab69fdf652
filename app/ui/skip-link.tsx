/** A link past what comes first, seen only while the keyboard is on it (WCAG 2.4.1). */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-fill px-5 py-3 font-medium text-white no-underline focus:translate-y-0"
    >
      {children}
    </a>
  );
}
