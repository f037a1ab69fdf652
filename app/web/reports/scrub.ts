import type { Breadcrumb, Event } from "@sentry/remix";

/** What is never sent in a report, whoever made it: cookies, headers, bodies, queries, who the person is (152-ФЗ). */
export function scrub<E extends Event>(report: E): E {
  delete report.user;
  delete report.server_name;
  delete report.extra;
  if (report.request) report.request = report.request.url ? { url: plainAddress(report.request.url) } : {};
  if (typeof report.message === "string") report.message = withoutPeople(report.message);
  if (report.transaction) report.transaction = plainAddress(report.transaction);
  for (const exception of report.exception?.values ?? []) {
    if (exception.value) exception.value = withoutPeople(exception.value);
  }
  report.breadcrumbs = report.breadcrumbs?.map(scrubCrumb);
  for (const span of report.spans ?? []) {
    if (span.description) span.description = withoutPeople(plainAddress(span.description));
    if (span.data) span.data = figuresOf(span.data) as typeof span.data;
  }
  const trace = report.contexts?.trace;
  if (trace?.data) trace.data = figuresOf(trace.data);
  return report;
}

/** What the console said, and what fields were pressed, may quote anything. */
function scrubCrumb({ message, data, ...crumb }: Breadcrumb): Breadcrumb {
  const isQuotable = message && crumb.category !== "console";
  return { ...crumb, ...(isQuotable && { message: withoutPeople(message) }), ...(data && { data: addressesOf(data) }) };
}

/** An address without its query and place, and without whose page it is. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/\/(profile|profiles\/social|hashtag\/list)\/[^/\s]+/g, "/$1/…");
}

/** Words without mailboxes, tokens and phones, and without what an address carries. */
export function withoutPeople(text: string): string {
  return plainAddress(text)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, "…@…")
    .replace(/\beyJ[\w-]+\.[\w-]+\.?[\w-]*/g, "…")
    .replace(/\+?\d[\d\s()-]{8,}\d/g, "…");
}

function addressesOf({ url, from, to, method, status_code }: Record<string, unknown>): Record<string, unknown> {
  const plain = (value: unknown) => (typeof value === "string" ? plainAddress(value) : undefined);
  return { url: plain(url), from: plain(from), to: plain(to), method, status_code };
}

/** Of a span's attributes, what is measured and what kind it is; addresses, texts of queries and headers stay here. */
const plainAttribute = /^(sentry\.(op|origin|source)|http\.(request\.)?method|otel\.kind|db\.system)$/;

function figuresOf(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => typeof value !== "string" || plainAttribute.test(name)),
  );
}
