import { and, eq } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { certificates as urls } from "../routes.ts";
import { certificateRows, toView } from "./certificate-reading.ts";
import { drawCertificate } from "./drawing.ts";
import { certificates } from "./schema.ts";
import { findTemplate, usualWording } from "./templates.ts";

type Paper = { name: string; pdf: string };

const checkAt = (number: string) => config.publicUrl + href(urls.check, { number });

/** A certificate as paper, for its person and their colleagues. Refuses another one, and one that was revoked, as not found. */
export async function readPaper(viewer: Viewer, { number }: { number: string }): Promise<Paper> {
  const isIt = and(eq(certificates.number, number.trim().toUpperCase()), eq(certificates.groupId, viewer.groupId));
  const [row] = await certificateRows().where(isIt).limit(1);
  if (!row || row.certificate.revokedAt) refuse("not-found");
  const view = toView(row, todayIn(viewer.timeZone), true);
  const wording = row.certificate.wording ?? usualWording;
  return paperOf(`${view.number}.pdf`, await drawCertificate({ ...view, wording, address: checkAt(view.number) }));
}

/** How a certificate by a template looks, on a name of nobody. */
export async function readTrial(viewer: Viewer, { id }: { id: string }): Promise<Paper> {
  const { wording } = await findTemplate(viewer, id);
  const [company] = await db().select({ name: groups.name }).from(groups).where(eq(groups.id, viewer.groupId));
  const number = "ОБРАЗЕЦ";
  const passedOn = todayIn(viewer.timeZone);
  const pdf = await drawCertificate({
    ...{
      number,
      name: "Фамилия Имя",
      title: "Название курса",
      company: company!.name,
      score: 90,
      minutes: 120,
      passedOn,
    },
    ...{
      validUntil: null,
      reissuedOn: null,
      state: "valid",
      replacedBy: null,
      laterOne: null,
      wording,
      address: config.publicUrl,
    },
  });
  return paperOf("Образец.pdf", pdf);
}

const paperOf = (name: string, pdf: Buffer): Paper => ({ name, pdf: pdf.toString("base64") });
