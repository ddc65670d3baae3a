import trees from '../art/footer-trees.svg?url'
import stand from '../art/footer-wheel-stand.svg?url'
import wheel from '../art/footer-wheel.svg?url'

/** The turning part is a drawing of its own: a browser turns a whole picture without drawing it anew. */
export const footerScene = (
  <>
    <img className="ground ground--trees" src={trees} alt="" width="200" height="120" loading="lazy" />
    <div className="ground ground--wheel">
      <img src={stand} alt="" width="200" height="210" loading="lazy" />
      <img className="spin" src={wheel} alt="" width="200" height="200" loading="lazy" />
    </div>
  </>
)
