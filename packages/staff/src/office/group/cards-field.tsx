import { useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Note } from '#ui/note.tsx'
import { handle as handleName } from '#words/office-lists.ts'
import * as words from '#words/office-things.ts'
import { DragRows, type RowParts } from '../list/drag-rows.tsx'
import { showSnack } from '../snack.ts'
import { CardEditor } from './card-editor.tsx'
import './cards-field.css'
import { type GroupValues, MOST_CARDS, newCard } from './group-values.ts'
import { useRefusedCards } from './use-refused-cards.ts'

/** The cards of a group in their order; one of them is open to be changed. Nothing is saved before the form is. */
export function CardsField() {
  const { control, getValues } = useFormContext<GroupValues>()
  const { fields, append, remove, move, insert } = useFieldArray({ control, name: 'cards', keyName: 'key' })
  const [open, setOpen] = useState<string | null>(null)
  const [isFresh, setFresh] = useState(false)
  const last = fields.at(-1)
  const opened = isFresh && last ? last.key : open
  const show = (key: string | null) => {
    setFresh(false)
    setOpen(key)
  }
  const close = () => show(null)
  const refusalOf = useRefusedCards((at) => show(fields[at]?.key ?? null))
  const takeOut = (at: number) => {
    const card = structuredClone(getValues(`cards.${at}`))
    remove(at)
    close()
    showSnack(words.cardGone(card.title || words.newCard), () => insert(at, card))
  }
  const isFull = fields.length >= MOST_CARDS
  return (
    <section className="cards-field" aria-label={words.cards}>
      <h2>{words.cards}</h2>
      {fields.length === 0 && <p className="mute">{words.noCards}</p>}
      <DragRows
        items={fields}
        nameOf={({ title }) => title || words.newCard}
        onOrder={(_, item, to) => move(fields.indexOf(item), to)}
      >
        {(card, parts, at) => (
          <CardRow
            key={card.key}
            at={at}
            parts={parts}
            isOpen={opened === card.key}
            refusal={refusalOf(at)}
            onOpen={() => show(card.key)}
            onClose={close}
            onDelete={() => takeOut(at)}
          />
        )}
      </DragRows>
      {isFull && <Note>{words.cardsMost(MOST_CARDS)}</Note>}
      <Button
        kind="soft"
        full
        disabled={isFull}
        onClick={() => {
          append(newCard(), { shouldFocus: false })
          setFresh(true)
        }}
      >
        <Icon name="plus-bold" />
        {words.addCard}
      </Button>
    </section>
  )
}

type RowProps = {
  at: number
  parts: RowParts
  isOpen: boolean
  refusal: string | undefined
  onOpen: () => void
  onClose: () => void
  onDelete: () => void
}

function CardRow({ at, parts: { handle, style, lifted }, isOpen, refusal, onOpen, onClose, onDelete }: RowProps) {
  const { control } = useFormContext<GroupValues>()
  const card = useWatch({ control, name: `cards.${at}` })
  const name = card?.title || words.newCard
  const refusalId = useId()
  // An open one says it at its field.
  const isRefused = refusal !== undefined && !isOpen
  return (
    <li className={lifted ? 'card-row is-lifted' : 'card-row'} style={style}>
      <div className="card-row__line">
        <button type="button" className="card-row__handle" aria-label={handleName(name)} {...handle}>
          <DeskIcon name="drag-fill" />
        </button>
        <span className="card-row__icon">
          {card?.icon ? <img src={card.icon} alt="" width="40" height="40" /> : <Icon name="star-fill" />}
        </span>
        <span className="card-row__text">
          <b lang={langOf(name)}>{name}</b>
          <small lang={langOf(card?.description ?? '')}>{card?.description}</small>
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-expanded={isOpen}
          aria-label={words.editCard(name)}
          aria-describedby={isRefused ? refusalId : undefined}
          onClick={isOpen ? onClose : onOpen}
        >
          <Icon name="pencil-simple-fill" />
        </button>
        <button
          type="button"
          className="icon-btn card-row__delete"
          aria-label={words.deleteCard(name)}
          onClick={onDelete}
        >
          <Icon name="trash-fill" />
        </button>
      </div>
      {isRefused && (
        <div className="card-row__refusal">
          <FieldError id={refusalId} text={refusal} />
        </div>
      )}
      {isOpen && <CardEditor at={at} onClose={onClose} />}
    </li>
  )
}
