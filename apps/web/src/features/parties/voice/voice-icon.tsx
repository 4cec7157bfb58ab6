import styles from "./voice-icon.module.css";

const shapes = {
  microphone:
    "M12 2.5a3.6 3.6 0 0 1 3.6 3.6v5.3a3.6 3.6 0 0 1-7.2 0V6.1A3.6 3.6 0 0 1 12 2.5zM5 10.8h2.3v.6a4.7 4.7 0 0 0 9.4 0v-.6H19v.6a7 7 0 0 1-5.9 6.9v2.9h-2.2v-2.9A7 7 0 0 1 5 11.4z",
  hangUp:
    "M12 8.2c4.2 0 7.6 1.3 9.3 3.4.6.8.6 1.8.1 2.6l-1 1.4c-.5.7-1.4.9-2.2.5l-2.6-1.3c-.6-.3-1-1-.9-1.7l.1-1.3a10.4 10.4 0 0 0-5.6 0l.1 1.3c.1.7-.3 1.4-.9 1.7l-2.6 1.3c-.8.4-1.7.2-2.2-.5l-1-1.4c-.5-.8-.5-1.8.1-2.6C4.4 9.5 7.8 8.2 12 8.2z",
};

/** A decorative icon, hidden from screen readers. */
export function VoiceIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
