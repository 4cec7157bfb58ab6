/** CSS for screen and print. */
export const invoiceStyle = `
* { box-sizing: border-box; margin: 0; }
html { background: #efe9df; color: #23161f; font: 16px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 44rem; min-height: 60rem; margin: 2rem auto; padding: 3.5rem; background: #fffdf8;
  border-radius: 0.5rem; box-shadow: 0 1rem 3rem #0002; }
header { display: flex; align-items: center; justify-content: space-between; }
.name { font: 1.75rem/1 Caprasimo, Georgia, serif; color: #8a4f0d; }
.state { padding: 0.25rem 0.9rem; border-radius: 2rem; font-weight: 700; background: #e4f1e2; color: #1d5526;
  print-color-adjust: exact; }
.state[data-state="open"] { background: #fbe6d2; color: #85400a; }
.state[data-state="void"] { background: #ebe6ea; color: #574a55; }
h1 { margin: 3.5rem 0 1.25rem; font: 400 2.75rem/1.05 Caprasimo, Georgia, serif; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem 2rem; }
dt { font-size: 0.875rem; color: #6b5b68; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 2.75rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.75rem 0; text-align: start; font-weight: 400; border-bottom: 1px solid #e6dcd0; }
td, th:last-child { text-align: end; white-space: nowrap; }
thead th { font-size: 0.875rem; color: #6b5b68; }
tfoot th, tfoot td { padding-top: 1rem; border: 0; font-size: 1.375rem; font-weight: 700; }
.note { margin-top: 3.5rem; color: #6b5b68; }
@media (max-width: 40rem) { main { margin: 0; padding: 1.75rem; border-radius: 0; min-height: 100vh; } }
@media print { html { background: #fff; } main { margin: 0; padding: 0; box-shadow: none; max-width: none;
  min-height: 0; background: none; } }
@page { margin: 22mm; }
`;
