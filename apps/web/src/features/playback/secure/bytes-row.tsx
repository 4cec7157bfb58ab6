import styles from "./key-section.module.css";

type Props = { name: string; words: string; bytes: Uint8Array; look: "sealed" | "opened" };

/** The first bytes of data, as hex and as printable characters. */
export function BytesRow({ name, words, bytes, look }: Props) {
  const all = [...bytes];
  return (
    <div className={styles.bytes} data-look={look}>
      <p>
        <strong>{name}</strong> {words}
      </p>
      <code>{all.map((byte) => byte.toString(16).padStart(2, "0")).join(" ")}</code>
      <code aria-hidden="true">
        {all.map((byte) => (byte > 32 && byte < 127 ? String.fromCharCode(byte) : "·")).join("")}
      </code>
    </div>
  );
}
