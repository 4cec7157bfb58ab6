import { expect, test } from "vitest";
import { composeNotice } from "./features/account/emails/compose-email.ts";
import { describeWeek } from "#features/controls/report/describe-week.ts";
import { drawInvoice } from "#features/billing/invoices/draw-invoice.ts";
import { Words } from "#platform/words/words.ts";

const from = {
  browser: "Firefox on a Mac",
  network: "10.0.0.0/24",
  at: Date.UTC(2026, 10, 21, 18),
};

test("an e-mail is written in its reader's language, and tells the time of their household", () => {
  const write = (words: Words) =>
    composeNotice(
      {
        words,
        to: "ana@example.org",
        timeZone: "America/Lima",
        server: { name: "Goldmane", origin: "https://films.example.org" },
      },
      { notice: { about: "recovery-code-used", left: 1 }, from },
    );
  const url = "https://films.example.org/account";
  expect(write(new Words("en"))).toMatchObject({
    language: "en",
    subject: "A recovery code was used",
    paragraphs: [expect.stringContaining("You have 1 code left."), expect.any(String)],
    link: { label: "Go to my account", url },
  });
  expect(write(new Words("es"))).toEqual({
    to: "ana@example.org",
    language: "es",
    subject: "Se usó un código de recuperación",
    paragraphs: [
      "Alguien inició sesión en tu cuenta de Goldmane con un código de recuperación. Te queda 1 código.",
      "Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora y revisa tus dispositivos.",
    ],
    facts: [
      { label: "Cuándo", value: "sáb, 21 nov, 1:00 p.m. GMT-5" },
      { label: "Dispositivo", value: "Firefox en una Mac" },
      { label: "Red", value: "10.0.0.0/24" },
    ],
    link: { label: "Ir a mi cuenta", url },
    footer: {
      reason: "Enviamos estos correos para proteger tu cuenta. No se pueden desactivar.",
      server: { name: "Goldmane", origin: "https://films.example.org" },
      settings: { label: "Ajustes de la cuenta", url },
    },
  });
});

test("the weekly summary uses the language’s own plurals, weekdays and lists", () => {
  const day = (date: string, minutes: number) => ({
    day: date,
    minutes,
    limitMinutes: 60,
    isBedTimeKept: minutes < 90,
  });
  const title = (name: string, days: number) => ({
    id: name,
    title: name,
    minutes: 30,
    days,
    posterUrl: null,
  });
  const week = {
    days: [day("2026-11-16", 30), day("2026-11-17", 95)],
    titles: [title("Star Whale", 2), title("Moss", 1)],
    totalMinutes: 125,
  };
  expect(describeWeek(new Words("en"), "Mia", week)).toEqual([
    "Mia watched 2 hours 5 minutes on 2 days: 2 films.",
    "Watched more than once: “Star Whale”.",
    "Went over the daily limit on Tuesday (finishing a film or with your OK).",
    "Missed bedtime on Tuesday.",
  ]);
  expect(describeWeek(new Words("es"), "Mia", week)).toEqual([
    "Mia vio 2 horas 5 minutos en 2 días: 2 películas.",
    "Repitió «Star Whale».",
    "Pasó el límite diario (martes), por terminar una película o con tu permiso.",
    "Se pasó de la hora de dormir (martes).",
  ]);
});

test("an invoice formats dates, money and lines in its reader's language", () => {
  const invoice = {
    id: "1",
    household_id: "1",
    gateway_ref: null,
    number: "G-1",
    state: "paid" as const,
    issued_at: from.at,
    lines: [
      { label: "Gold Duo, one month", cents: 1499 },
      { label: "From your credit", cents: -250 },
    ],
    total_cents: 1249,
    card_brand: "Visa",
    card_last4: "4242",
  };
  const draw = (words: Words) => drawInvoice(invoice, { household: "Ana", isSandbox: true, words });
  const english = draw(new Words("en"));
  for (const text of ["Invoice", "November 21, 2026", "−$2.50", "$12.49", "Visa ending in 4242"])
    expect(english).toContain(text);
  const spanish = draw(new Words("es"));
  for (const text of ['lang="es"', "21 de noviembre de 2026", "−USD\u00a02.50", "Gold Duo, un mes"])
    expect(spanish).toContain(text);
});
