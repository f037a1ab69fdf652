import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";

/** A small store: anna has bought, keeps one thing and wants another; ivan has bought twice and wants what is too dear. */
export async function fillShop({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  const desk = apiAs(admin!).shop;
  const { id: cups } = await desk.putCategory({ title: "Кружки и термосы" });
  const { id: clothes } = await desk.putCategory({ title: "Одежда" });
  const { id: bags } = await desk.putCategory({ title: "Рюкзаки", parentId: clothes });
  const described = { description: "Держит тепло шесть часов." };
  const { id: cup } = await desk.make({ ...described, title: "Термокружка", categoryId: cups, points: 30, stock: 20 });
  for (const alt of ["Термокружка на столе", ""])
    await desk.addPicture({ id: cup, picture: await pictureFile("cup.png"), alt });
  const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  await desk.make({ title: "Плед в клетку", categoryId: clothes, points: 60, stock: 5, availableFrom: inDays(9) });
  const umbrella = { title: "Зонт большой", categoryId: clothes, points: 40, stock: 0 };
  await desk.make({ ...umbrella, promisedOn: inDays(20).slice(0, 10) });
  const { variants: made } = await desk.source({ id: cup });
  await desk.putVariant({ id: cup, variantId: made[0]!.id, title: "Серая", stock: 20, seen: 20 });
  await desk.putVariant({ id: cup, title: "Синяя", stock: 5 });
  await desk.putVariant({ id: cup, title: "Белая", stock: 0 });
  const shirt = { title: "Футболка с зерном", categoryId: clothes, points: 50, oldPoints: 70, perPerson: 2 };
  const { id: tee } = await desk.make({ ...shirt, stock: 3 });
  await desk.make({ title: "Рюкзак бариста", categoryId: bags, points: 90, stock: 0 });
  await desk.make({ title: "Кофемашина домашняя", categoryId: cups, money: 1_499_990 });
  const { id: dear } = await desk.make({ title: "Велосипед", categoryId: clothes, points: 90_000, stock: 1 });
  const { id: deliveryId } = await desk.putDelivery({ kind: "pickup", title: "Кабинет 12", address: "Лесная, 5" });
  await desk.putDelivery({ kind: "courier", title: "Курьером по Москве" });
  await desk.putDelivery({
    kind: "post",
    title: "Почта на Ленина",
    index: "300041",
    town: "Тула",
    address: "Ленина, 33",
  });
  await desk.putDelivery({
    kind: "post",
    title: "Почта у вокзала",
    index: "101000",
    town: "Москва",
    address: "Мясницкая, 26",
  });
  for (const { accountId: to } of [anna!, ivan!])
    await apiAs(admin!).balance.issue({ to, amount: 200, words: "За хороший год" });

  const begin = async (buyer: Viewer, productId: string, total: number) => {
    const { shop } = apiAs(buyer);
    const { variants } = await shop.product({ id: productId });
    await shop.add({ variantId: variants[0]!.id });
    return shop.begin({ recipient: buyer.name, phone: "+7 900 123-45-67", deliveryId, total });
  };
  const buy = async (buyer: Viewer, productId: string, total: number) => {
    const { id } = await begin(buyer, productId, total);
    await apiAs(buyer).shop.pay({ id, total });
    return id;
  };
  await desk.move({ id: await buy(anna!, cup, 30), from: "paid", to: "assembling" });
  await apiAs(anna!).shop.keep({ id: tee, kept: true });
  const { id: ticket } = await desk.make({ title: "Билет в музей", categoryId: clothes, points: 1, digital: true });
  const { variants: tickets } = await desk.source({ id: ticket });
  await apiAs(admin!).storeDesk.addCodes({ id: tickets[0]!.id, codes: "МУЗЕЙ-0001\nМУЗЕЙ-0002" });
  await buy(anna!, ticket, 1);
  await begin(anna!, tee, 50);
  await buy(ivan!, cup, 30);
  const lost = { from: "paid", to: "cancelled-by-store", note: "Последнюю разбили на складе" } as const;
  await desk.move({ id: await buy(ivan!, cup, 30), ...lost });
  const returning = await buy(ivan!, cup, 30);
  await desk.move({ id: returning, from: "paid", to: "assembling" });
  await desk.move({ id: returning, from: "assembling", to: "ready" });
  await desk.move({ id: returning, from: "ready", to: "delivered" });
  const { lines } = await apiAs(ivan!).shop.order({ id: returning });
  await apiAs(ivan!).shop.review({ id: cup, stars: 4, body: "Тепло держит, крышка тугая." });
  const back = [{ variantId: lines[0]!.variantId, count: 1 }];
  await desk.refund({ id: returning, points: 3, words: "Царапина на крышке" });
  await apiAs(ivan!).shop.askReturn({ id: returning, words: "Крышка течёт", lines: back });
  await begin(ivan!, dear, 90_000);
}
