import { grant } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { about, company, desk, everyone, owner } from "#tests/support/sample.ts";
import { atOffice, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

/** A product of «Север», made anew, with its variant. */
async function fresh({ admin, sever }: TwoCompanies) {
  const title = `Кружка ${newId().slice(-8)}`;
  const { id } = await apiAs(admin).shop.make({ title, categoryId: sever.shelf, points: 1, stock: 50 });
  const { variants } = await apiAs(admin).shop.product({ id });
  return { id, variantId: variants[0]!.id };
}

/** A product of «Север» with a picture. */
async function pictured(world: TwoCompanies): Promise<{ id: string; pictureId: string }> {
  const { id } = await fresh(world);
  await apiAs(world.admin).shop.addPicture({ id, picture: await pictureFile("mug.png") });
  const { pictures } = await apiAs(world.admin).shop.source({ id });
  return { id, pictureId: pictures[0]!.id };
}

const wish = (deliveryId: string, total: number) => ({
  ...{ recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId, total },
});

/** An order of the head of «Север» that waits to be paid, of a new product alone. */
async function begun(world: TwoCompanies): Promise<{ id: string; total: number }> {
  const head = world.sever.head;
  const api = apiAs(head).shop;
  for (const { variantId } of (await api.cart({})).lines) await api.setCount({ id: variantId, count: 0 });
  const { variantId } = await fresh(world);
  await api.add({ variantId });
  await rich(head);
  const { id } = await api.begin(wish(world.sever.delivery, 1));
  return { id, total: 1 };
}

const rich = ({ groupId, accountId }: Viewer) =>
  withTenant(groupId, () =>
    transaction(() => grant({ groupId, kind: "issue", cause: `test:${newId()}`, by: null, to: accountId, amount: 10 })),
  );

async function paid(world: TwoCompanies): Promise<string> {
  const wished = await begun(world);
  return (await apiAs(world.sever.head).shop.pay(wished)).id;
}

/** An order of the head of «Север» that is in their hands. */
async function delivered(world: TwoCompanies): Promise<{ id: string; variantId: string; productId: string }> {
  const id = await paid(world);
  const api = apiAs(world.admin).shop;
  await api.move({ id, from: "paid", to: "assembling" });
  await api.move({ id, from: "assembling", to: "ready" });
  await api.move({ id, from: "ready", to: "delivered" });
  const { variantId, productId } = (await api.order({ id })).lines[0]!;
  return { id, variantId, productId };
}

/** An order of the head of «Север» that holds a code. */
async function coded(world: TwoCompanies): Promise<string> {
  const desk = apiAs(world.admin);
  const words = { title: `Билет ${newId().slice(-8)}`, categoryId: world.sever.shelf, points: 1, digital: true };
  const { id: productId } = await desk.shop.make(words);
  const [variant] = (await desk.shop.source({ id: productId })).variants;
  await desk.storeDesk.addCodes({ id: variant!.id, codes: newId() });
  const api = apiAs(world.sever.head).shop;
  for (const line of (await api.cart({})).lines) await api.setCount({ id: line.variantId, count: 0 });
  await api.add({ variantId: variant!.id });
  await rich(world.sever.head);
  const { id } = await api.begin(wish(world.sever.delivery, 1));
  await api.pay({ id, total: 1 });
  return id;
}

const back = ({ id, variantId }: { id: string; variantId: string }) => ({
  ...{ id, words: "Не тот размер", lines: [{ variantId, count: 1 }] },
});

const keeperLine = (word = "№ 1") =>
  atOffice(stands(({ sever }) => ({ subject: word, href: `/admin/store/orders/${sever.order}` })));

const told = reader(stands(({ sever }) => ({ subject: "№ 1: оформлен", href: `/store/orders/${sever.order}` })));

export const tests: AreaTests = {
  addresses: {
    product: ({ sever }) => about("company", "id", sever.product),
    reviews: ({ sever }) => about("company", "id", sever.product),
    review: ({ sever }) => about("company", "id", sever.review),
    category: ({ sever }) => about("company", "id", sever.shelf),
    order: ({ sever }) => ({ ...about("owner", "id", sever.order), also: ["admin"] }),
    receipt: ({ sever }) => ({ ...about("owner", "id", sever.order), also: ["admin"] }),
    acquiring: ({ sever }) => about("owner", "id", sever.payment),
    confirmation: () => ({ status: 302 }),
    success: () => ({ status: 302 }),
    orderAcquiring: () => ({ status: 302 }),
    orderError: () => ({ status: 302 }),
  },
  samples: {
    shelf: () => everyone({}),
    favourites: () => everyone({}),
    product: ({ sever }) => company({ id: sever.product }, sever.product),
    reviews: ({ sever }) => company({ id: sever.product }, sever.product),
    readReview: ({ sever }) => company({ id: sever.review }, sever.review),
    review: async (world) => {
      const { productId: id } = await delivered(world);
      return owner({ id, stars: 5, body: "Хорошая" }, id);
    },
    dropReview: async (world) => {
      const { productId: id } = await delivered(world);
      await apiAs(world.sever.head).shop.review({ id, stars: 5 });
      return owner({ id }, id);
    },
    keep: ({ sever }) => company({ id: sever.product, kept: true }, sever.product),
    cart: () => everyone({}),
    add: async (world) => {
      const { variantId } = await fresh(world);
      return company({ variantId }, variantId);
    },
    setCount: async (world) => {
      const { variantId } = await fresh(world);
      await apiAs(world.sever.head).shop.add({ variantId });
      return owner({ id: variantId, count: 2 }, variantId);
    },
    deliveries: () => everyone({}),
    begin: async (world) => {
      const { head, employee, editor, moderator } = world.sever;
      const { variantId } = await fresh(world);
      for (const buyer of [head, employee, editor, moderator, world.admin]) {
        const api = apiAs(buyer).shop;
        for (const line of (await api.cart({})).lines) await api.setCount({ id: line.variantId, count: 0 });
        await api.add({ variantId });
      }
      return company(wish(world.sever.delivery, 1), world.sever.delivery);
    },
    pay: async (world) => {
      const wished = await begun(world);
      return owner(wished, wished.id);
    },
    cancel: async (world) => {
      const id = await paid(world);
      return owner({ id }, id);
    },
    again: async (world) => {
      const id = await paid(world);
      return owner({ id }, id);
    },
    codes: async (world) => {
      const id = await coded(world);
      return owner({ id }, id);
    },
    wish: async (world) => {
      const { variantId } = await fresh(world);
      return company({ id: variantId, wanted: true }, variantId);
    },
    orders: () => everyone({}),
    order: ({ sever }) => ({ ...owner({ id: sever.order }, sever.order), also: ["admin"] }),
    payment: ({ sever }) => owner({ id: sever.payment }, sever.payment),
    askReturn: async (world) => {
      const order = await delivered(world);
      return owner(back(order), order.id);
    },
    refund: async (world) => {
      const id = await paid(world);
      return { ...desk({ id, points: 1, words: "Царапина" }), id };
    },
    decideRefund: async (world) => {
      const order = await paid(world);
      // Nobody gives points back to themselves: it waits for somebody else.
      const keeper = apiAs({ ...world.sever.head, isAdmin: true }).shop;
      const { id } = await keeper.refund({ id: order, points: 1, words: "Царапина" });
      return { ...desk({ id, agreed: true }), id };
    },
    decideReturn: async (world) => {
      const order = await delivered(world);
      await apiAs(world.sever.head).shop.askReturn(back(order));
      const { returns } = await apiAs(world.sever.head).shop.order({ id: order.id });
      const { id } = returns[0]!;
      return { ...desk({ id, agreed: true }), id };
    },
    settings: () => desk({}),
    putSettings: () => desk({ pointsShare: 100, pointsAlone: 1000, moneyAlone: 1_000_000, returnDays: 14 }),
    deskProducts: () => desk({}),
    source: ({ sever }) => ({ ...desk({ id: sever.product }), id: sever.product }),
    make: ({ sever }) => desk({ title: "Кружка", categoryId: sever.shelf, points: 10 }),
    change: async (world) => {
      const { id } = await fresh(world);
      return { ...desk({ id, revision: 1, title: "Чашка", categoryId: world.sever.shelf, points: 10 }), id };
    },
    addPicture: async (world) => {
      const { id } = await fresh(world);
      const picture = await pictureFile("mug.png");
      return { ...desk({ id, picture }), id };
    },
    describePicture: async (world) => {
      const known = await pictured(world);
      return { ...desk({ ...known, alt: "Кружка сбоку" }), id: known.id };
    },
    movePicture: async (world) => {
      const known = await pictured(world);
      return { ...desk({ ...known, by: 1 }), id: known.id };
    },
    dropPicture: async (world) => {
      const known = await pictured(world);
      return { ...desk(known), id: known.id };
    },
    putVariant: async (world) => {
      const { id } = await fresh(world);
      return { ...desk({ id, title: "Синяя", stock: 3 }), id };
    },
    categories: () => desk({}),
    putCategory: () => desk({ title: `Категория ${newId().slice(-8)}` }),
    moveCategory: ({ sever }) => ({ ...desk({ id: sever.shelf, by: 1 }), id: sever.shelf }),
    deskDeliveries: () => desk({}),
    putDelivery: () => desk({ kind: "courier", title: "Курьер" }),
    board: () => desk({}),
    move: async (world) => {
      const id = await paid(world);
      return { ...desk({ id, from: "paid", to: "assembling" }), id };
    },
  },
  pages: {
    "/store": { statements: 3, ask: ({ api }) => [api.shop.shelf({})] },
    "/store/favorites": { statements: 1, ask: ({ api }) => [api.shop.favourites({})] },
    "/store/product/:id": { statements: 4, ask: ({ api, world }) => [api.shop.product({ id: world.sever.product })] },
    "/store/product/:id/reviews": {
      statements: 4,
      ask: ({ api, world }) => [api.shop.reviews({ id: world.sever.product })],
    },
    "/store/reviews/:id": { statements: 1, ask: ({ api, world }) => [api.shop.readReview({ id: world.sever.review })] },
    "/store/cart": { statements: 4, ask: ({ api }) => [api.shop.cart({})] },
    "/store/purchases": { statements: 1, ask: ({ api }) => [api.shop.orders({})] },
    "/store/orders/:id": { statements: 8, ask: ({ api, world }) => [api.shop.order({ id: world.sever.order })] },
  },
  notices: {
    "order-moved": told,
    "order-refunded": told,
    "product-arrived": reader(stands(({ sever }) => ({ subject: "Кружка", href: `/store/product/${sever.product}` }))),
    "order-placed": keeperLine(),
    "refund-asked": keeperLine(),
    "return-asked": keeperLine(),
  },
};
