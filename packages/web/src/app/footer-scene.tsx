const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315]
const CABINS = ['#FF6B5E', '#FFC833', '#16C7B0', '#4CC3FF']

const trees = (
  <svg className="ground ground--trees" viewBox="0 0 200 120" aria-hidden="true">
    <path d="M52 120V74" stroke="#B4733B" strokeWidth="10" strokeLinecap="round" />
    <circle cx="52" cy="48" r="40" fill="#2E9226" />
    <path d="M52 8a40 40 0 0 1 0 80 52 52 0 0 0 0-80Z" fill="#1C6616" opacity=".5" />
    <path d="M132 120V86" stroke="#B4733B" strokeWidth="9" strokeLinecap="round" />
    <circle cx="132" cy="70" r="28" fill="#57C84D" />
    <path d="M132 42a28 28 0 0 1 0 56 38 38 0 0 0 0-56Z" fill="#2E9226" opacity=".6" />
  </svg>
)

/** The turning part is a drawing of its own: a browser turns a whole picture without drawing it anew. */
const wheel = (
  <div className="ground ground--wheel">
    <svg viewBox="0 0 200 210" aria-hidden="true">
      <path d="M100 92 60 206M100 92l40 114" stroke="#5325CB" strokeWidth="11" strokeLinecap="round" />
    </svg>
    <svg className="spin" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="74" fill="none" stroke="#7C4DFF" strokeWidth="9" />
      <path d="M100 26v148M26 100h148M47.7 47.7l104.6 104.6M152.3 47.7 47.7 152.3" stroke="#C9B5FF" strokeWidth="5" />
      {SPOKES.map((angle, i) => (
        <g key={angle} transform={`rotate(${angle} 100 100)`}>
          <circle cx="100" cy="26" r="13" fill={CABINS[i % CABINS.length]} />
          <circle cx="100" cy="26" r="5" fill="#fff" opacity=".75" />
        </g>
      ))}
      <circle cx="100" cy="100" r="15" fill="#FFC833" />
      <circle cx="100" cy="100" r="6" fill="#DD9500" />
    </svg>
  </div>
)

export const footerScene = (
  <>
    {trees}
    {wheel}
  </>
)
