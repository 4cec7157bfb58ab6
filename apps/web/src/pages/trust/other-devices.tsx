import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import styles from "./trust.module.css";

type Props = {
  /** Where other devices reach the server, the best first. */ urls: readonly string[];
};

/** A QR code and the addresses that open this page on another device. */
export function OtherDevices({ urls }: Props) {
  // Over https a device that doesn't trust the server yet would show a warning.
  const pages = urls.map((url) => url.replace(/^https:/, "http:") + routes.trust);
  const [best] = pages;
  if (best === undefined) {
    return (
      <p
        className={styles.note}
      >{say`Other devices can’t reach this server. Restart it with HOST=0.0.0.0.`}</p>
    );
  }
  return (
    <section className={styles.others} aria-labelledby="other-devices">
      <QrCode text={best} label={say`QR code for ${best}`} />
      <div className={styles.addresses}>
        <h2 id="other-devices">{say`On another device`}</h2>
        <p>{say`Scan this code, or type one of these addresses:`}</p>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <code>{page.replace("http://", "")}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
