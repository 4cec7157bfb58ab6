import styles from "./key-section.module.css";

type Props = { name: string; description: string; bytes: Uint8Array; state: "sealed" | "opened" };

/** The first bytes of data, as hex and as printable characters. */
export function BytesRow({ name, description, bytes, state }: Props) {
  const all = [...bytes];
  return (
    <div className={styles.bytes} data-state={state}>
      <p>
        <strong>{name}</strong> {description}
      </p>
      <code>{all.map((byte) => byte.toString(16).padStart(2, "0")).join(" ")}</code>
      <code aria-hidden="true">
        {all.map((byte) => (byte > 32 && byte < 127 ? String.fromCharCode(byte) : "·")).join("")}
      </code>
    </div>
  );
}
