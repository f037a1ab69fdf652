/** The way to the rest of what guests read. */
export function Further({ href: to }: { href: string }) {
  return (
    <p className="mt-5">
      <a className="inline-flex min-h-6 items-center text-link underline" rel="next" href={to}>
        Показать ещё
      </a>
    </p>
  );
}

/** The way in for a colleague who has not signed in. */
export function SignIn({ company, to }: { company: string; to: string | null }) {
  if (!to) return null;
  return (
    <p className="mt-8 text-soft">
      Работаете в компании «{company}»?{" "}
      <a href={to} className="text-link underline">
        Войдите
      </a>
      , чтобы ответить.
    </p>
  );
}
