import { cleanEmail } from "./clean-email.ts";
import type { Email, Sender } from "./mail.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** An e-mail as a nodemailer message, with plain text and equal HTML. */
export function compose(email: Email, { from, replyTo }: Sender) {
  const clean = cleanEmail(email);
  return {
    from,
    ...(replyTo !== null && { replyTo }),
    to: { name: "", address: email.to },
    subject: clean.subject,
    text: renderText(clean),
    html: renderHtml(clean),
    headers: {
      // Suppresses out-of-office replies (RFC 3834 5).
      "auto-submitted": "auto-generated",
      "content-language": email.language,
    },
  };
}
