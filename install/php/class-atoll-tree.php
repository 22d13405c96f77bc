<?php
/**
 * Decides which elements the tags of a page start and end, as the parser of browsers does:
 * https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 *
 * Two things differ where the HTML is wrong. Browsers open a formatting element that is left open, such as `<b>`, again in
 * the elements that follow; here it ends with the element around it, or where its end tag is. Browsers put content that
 * no table may hold before the table; here it has the same parent, but keeps its place in the order.
 */
class Atoll_Tree {
	/** @var bool Whether this is a whole page, not a part that a script asked for. */
	public $is_whole = false;

	/** @var Atoll_Open_Elements */
	private $open;
	/** @var int|null Index of the form that fields belong to. */
	private $form = null;
	/** @var bool Whether tables may be inside of paragraphs, as in pages without a doctype. */
	private $is_quirky = true;

	public function __construct() {
		$this->open = new Atoll_Open_Elements();
	}

	/** @return Atoll_Element[] In document order. */
	public function elements(): array {
		return $this->open->elements;
	}

	/** The html, head or body, or null. */
	public function first( string $name ): ?Atoll_Element {
		$index = $this->open->first[ $name ] ?? null;
		return null === $index ? null : $this->open->elements[ $index ];
	}

	/** Whether the next tag is a child of an element of SVG or MathML. */
	public function is_cdata_allowed(): bool {
		return $this->open->is_in_foreign();
	}

	/** A doctype counts at the start of the page only. */
	public function doctype(): void {
		if ( ! $this->open->elements ) {
			$this->is_whole  = true;
			$this->is_quirky = false;
		}
	}

	/** Text that is more than white space. */
	public function text( int $at ): void {
		if ( ! isset( $this->open->first['body'] ) && 'template' !== $this->open->mode() ) {
			$this->open->reading = $at;
			$this->start_body();
		}
	}

	/** Adds the element of a start tag, unless browsers ignore the tag there. */
	public function start( Atoll_Element $element, bool $is_self_closing ): bool {
		$this->open->reading = $element->start;
		if ( 'image' === $element->name && ! $this->is_in_foreign() ) {
			$element->name = 'img';
		}
		if ( $this->starts_foreign( $element ) ) {
			$element->language = $this->is_in_foreign() ? $this->open->current()->language : $element->name;
			$this->open->add( $element );
			if ( $is_self_closing ) {
				$this->open->close( $element->content, $element->content );
			}
			return true;
		}
		if ( ! $this->makes_room( $element->name ) ) {
			return false;
		}
		$this->open->add( $element );
		if ( 'form' === $element->name && ! $element->in_template ) {
			$this->form = count( $this->open->elements ) - 1;
		}
		if ( Atoll_Tags::has( Atoll_Tags::VOID, $element->name ) || ( 'form' === $element->name && $this->is_in_rows() ) ) {
			$this->open->close( $element->content, $element->content );
		}
		return true;
	}

	/** Ends the innermost element, whose content has no tags. */
	public function end_raw( int $at, int $end ): void {
		$this->open->close( $at, $end );
	}

	/** Ends the elements that an end tag ends. */
	public function end( string $name, int $at, int $end ): void {
		$this->open->reading = $at;
		if ( $this->open->is_in_foreign() && ! $this->ends_html( $name, $at, $end ) ) {
			return;
		}
		if ( 'body' === $name || 'html' === $name ) {
			$this->end_page( $name, $at, $end );
		} elseif ( 'template' === $name ) {
			$this->open->close_to( $this->open->find( $name ), $at, $end );
		} elseif ( ! isset( $this->open->first['body'] ) && 'template' !== $this->open->mode() ) {
			if ( 'head' === $name && 'head' === $this->open->mode() ) {
				$this->open->close_to( $this->open->count() - 1, $at, $end );
			} elseif ( 'br' === $name ) {
				$this->start_body();
				$this->open->imply( $name );
			}
		} elseif ( 'table' === $name || Atoll_Tags::has( Atoll_Tags::OF_TABLE, $name ) ) {
			$this->open->close_to( $this->open->find( $name, 'table template' ), $at, $end );
		} elseif ( 'select' === $this->open->mode() ) {
			$this->end_in_select( $name, $at, $end );
		} else {
			$this->end_in_body( $name, $at, $end );
		}
	}

	/** Ends the elements that are still open at the end of the page. */
	public function finish( int $length ): void {
		while ( $this->open->count() > 0 ) {
			$this->open->close( $length, $length );
		}
	}

	/** Whether the innermost part of a table holds no content itself. */
	private function is_in_rows(): bool {
		return Atoll_Tags::has( Atoll_Tags::ROWS, $this->open->mode() );
	}

	/** Whether an element belongs to SVG or MathML. Ends these where its start tag does. */
	private function starts_foreign( Atoll_Element $element ): bool {
		$name = $element->name;
		if ( $this->is_in_foreign() ) {
			$is_font = 'font' === $name && array_intersect_key( $element->attributes, array( 'color' => 1, 'face' => 1, 'size' => 1 ) );
			if ( ! $is_font && ! Atoll_Tags::has( Atoll_Tags::ENDS_FOREIGN, $name ) ) {
				return true;
			}
			$this->end_foreign();
		}
		if ( 'svg' !== $name && 'math' !== $name ) {
			return false;
		}
		return $this->makes_room( $name );
	}

	/** Ends and adds the elements that a start tag ends and needs. Returns whether the tag starts an element. */
	private function makes_room( string $name ): bool {
		if ( Atoll_Tags::has( Atoll_Tags::PAGE, $name ) ) {
			return $this->makes_room_for_page( $name );
		}
		if ( 'template' === $this->open->mode() ) {
			return true;
		}
		if ( ! isset( $this->open->first['body'] ) ) {
			$this->start_head();
			$is_in_head = 'head' === $this->open->mode();
			if ( Atoll_Tags::has( Atoll_Tags::IN_HEAD, $name ) || ( $is_in_head && 'noscript' === $name ) ) {
				return true;
			}
			$this->start_body();
		}
		if ( Atoll_Tags::has( Atoll_Tags::OF_TABLE, $name ) ) {
			return $this->makes_room_in_table( $name );
		}
		if ( 'colgroup' === $this->open->mode() ) {
			$this->open->close_to( $this->open->find( 'colgroup', 'table' ) );
		}
		if ( 'select' === $this->open->mode() && ! $this->makes_room_in_select( $name ) ) {
			return false;
		}
		return Atoll_Tags::has( 'script style template', $name ) || $this->makes_room_in_body( $name );
	}

	private function makes_room_for_page( string $name ): bool {
		if ( 'head' === $name && ! isset( $this->open->first['html'] ) ) {
			$this->open->imply( 'html' );
		}
		if ( 'body' === $name && ! isset( $this->open->first['body'] ) && 'template' !== $this->open->mode() ) {
			$this->start_head();
			$this->end_head();
		}
		if ( isset( $this->open->first[ $name ] ) || 'template' === $this->open->mode() ) {
			return false;
		}
		$this->is_whole = true;
		return true;
	}

	private function start_head(): void {
		foreach ( array( 'html', 'head' ) as $name ) {
			if ( ! isset( $this->open->first[ $name ] ) ) {
				$this->open->imply( $name );
			}
		}
	}

	private function end_head(): void {
		if ( 'head' === $this->open->mode() ) {
			$this->open->close_to( $this->open->find( 'head' ) );
		}
	}

	private function start_body(): void {
		$this->start_head();
		$this->end_head();
		$this->open->imply( 'body' );
	}

	/** Ends and adds parts of a table until the innermost one may hold the tag. */
	private function makes_room_in_table( string $name ): bool {
		while ( true ) {
			$mode = $this->open->mode();
			if ( 'body' === $mode || 'html' === $mode || 'head' === $mode ) {
				return false;
			}
			if ( 'select' === $mode && null === $this->open->find( 'table', 'template' ) ) {
				return false;
			}
			$innermost = $this->open->find( $mode );
			if ( Atoll_Tags::has( Atoll_Tags::TABLE_PARTS[ $mode ] ?? '', $name ) ) {
				$this->open->close_above( $innermost );
				return true;
			}
			if ( 'table' === $mode ) {
				$this->open->close_above( $innermost );
				$this->open->imply( 'col' === $name ? 'colgroup' : 'tbody' );
			} elseif ( Atoll_Tags::has( 'tbody thead tfoot', $mode ) && Atoll_Tags::has( 'td th', $name ) ) {
				$this->open->close_above( $innermost );
				$this->open->imply( 'tr' );
			} else {
				$this->open->close_to( $innermost );
			}
		}
	}

	private function makes_room_in_select( string $name ): bool {
		if ( Atoll_Tags::has( 'option optgroup hr', $name ) ) {
			$ended = 'option' === $name ? array( 'option' ) : array( 'option', 'optgroup' );
			foreach ( $ended as $each ) {
				if ( $each === $this->open->current()->name ) {
					$this->open->close( $this->open->reading, $this->open->reading );
				}
			}
			return true;
		}
		if ( Atoll_Tags::has( 'select input keygen textarea', $name ) ) {
			$this->open->close_to( $this->open->find( 'select' ) );
			return 'select' !== $name;
		}
		return 'script' === $name || 'template' === $name;
	}

	private function makes_room_in_body( string $name ): bool {
		if ( 'frame' === $name || 'frameset' === $name || ( 'form' === $name && null !== $this->form ) ) {
			return false;
		}
		if ( 'table' === $name && $this->is_in_rows() ) {
			$this->open->close_to( $this->open->find( 'table', 'template' ) );
		}
		if ( 'li' === $name ) {
			$this->close_item( 'li' );
		} elseif ( 'dt' === $name || 'dd' === $name ) {
			$this->close_item( 'dt dd' );
		}
		if ( Atoll_Tags::has( Atoll_Tags::ENDS_PARAGRAPH, $name ) || ( 'table' === $name && ! $this->is_quirky ) ) {
			$this->open->close_to( $this->open->find( 'p', Atoll_Tags::PARAGRAPH_SCOPE ) );
		}
		$current = $this->open->current()->name;
		$ended   = Atoll_Tags::has( Atoll_Tags::HEADINGS, $name ) ? Atoll_Tags::HEADINGS : ( Atoll_Tags::has( 'option optgroup', $name ) ? 'option' : '' );
		if ( Atoll_Tags::has( $ended, $current ) ) {
			$this->open->close( $this->open->reading, $this->open->reading );
		}
		if ( 'button' === $name ) {
			$this->open->close_to( $this->open->find( 'button', Atoll_Tags::SCOPE ) );
		} elseif ( 'a' === $name || 'nobr' === $name ) {
			$this->end_formatting( $name, $this->open->reading, $this->open->reading );
		}
		return true;
	}

	/** Ends the list item that a new one follows. */
	private function close_item( string $names ): void {
		for ( $place = $this->open->count() - 1; $place >= 0; --$place ) {
			$element = $this->open->at( $place );
			if ( null === $element->language && Atoll_Tags::has( $names, $element->name ) ) {
				$this->open->close_to( $place );
				return;
			}
			if ( Atoll_Tags::is_special( $element ) && ! Atoll_Tags::has( 'address div p', $element->name ) ) {
				return;
			}
		}
	}

	/** Whether a start tag is read as one of SVG or MathML. */
	private function is_in_foreign(): bool {
		return $this->open->is_in_foreign() && ! Atoll_Tags::holds_html( $this->open->current() );
	}

	private function end_foreign(): void {
		while ( $this->is_in_foreign() ) {
			$this->open->close( $this->open->reading, $this->open->reading );
		}
	}

	/** An end tag inside of SVG or MathML. Returns whether it ends an element of HTML. */
	private function ends_html( string $name, int $at, int $end ): bool {
		if ( 'br' === $name || 'p' === $name ) {
			$this->end_foreign();
			return true;
		}
		for ( $place = $this->open->count() - 1; $place >= 0; --$place ) {
			$element = $this->open->at( $place );
			if ( null === $element->language ) {
				return true;
			}
			if ( $element->name === $name ) {
				$this->open->close_to( $place, $at, $end );
				return false;
			}
		}
		return true;
	}

	/** Content after the end tag of the body still belongs to the body. */
	private function end_page( string $name, int $at, int $end ): void {
		if ( ! isset( $this->open->first['body'] ) ) {
			if ( 'template' === $this->open->mode() ) {
				return;
			}
			$this->start_body();
		}
		if ( 'select' === $this->open->mode() || null === $this->open->find( 'body', Atoll_Tags::SCOPE ) ) {
			return;
		}
		foreach ( array_unique( array( 'body', $name ) ) as $each ) {
			$element = $this->open->elements[ $this->open->first[ $each ] ];
			if ( null === $element->content_end ) {
				$element->content_end = $at;
				$element->end         = $each === $name ? $end : $at;
			}
		}
	}

	private function end_in_select( string $name, int $at, int $end ): void {
		$current = $this->open->count() - 1;
		if ( 'select' === $name ) {
			$this->open->close_to( $this->open->find( $name ), $at, $end );
		} elseif ( 'option' === $name && 'option' === $this->open->current()->name ) {
			$this->open->close_to( $current, $at, $end );
		} elseif ( 'optgroup' === $name ) {
			$place = 'option' === $this->open->current()->name ? $current - 1 : $current;
			if ( 'optgroup' === $this->open->at( $place )->name ) {
				$this->open->close_to( $place, $at, $end );
			}
		}
	}

	private function end_in_body( string $name, int $at, int $end ): void {
		if ( 'br' === $name ) {
			$this->open->imply( 'br' );
		} elseif ( 'form' === $name && ! $this->open->is_open( 'template' ) ) {
			$this->end_form( $at, $end );
		} elseif ( 'p' === $name ) {
			if ( null === $this->open->find( 'p', Atoll_Tags::PARAGRAPH_SCOPE ) ) {
				$this->open->imply( 'p' );
			}
			$this->open->close_to( $this->open->find( 'p' ), $at, $end );
		} elseif ( 'li' === $name ) {
			$this->open->close_to( $this->open->find( 'li', Atoll_Tags::ITEM_SCOPE ), $at, $end );
		} elseif ( Atoll_Tags::has( Atoll_Tags::HEADINGS, $name ) ) {
			$this->open->close_to( $this->open->find( Atoll_Tags::HEADINGS, Atoll_Tags::SCOPE ), $at, $end );
		} elseif ( Atoll_Tags::has( Atoll_Tags::FORMATTING, $name ) ) {
			$this->end_formatting( $name, $at, $end );
		} else {
			$this->open->close_to( $this->open->find( $name, Atoll_Tags::has( Atoll_Tags::BLOCKS, $name ) ? Atoll_Tags::SCOPE : Atoll_Tags::SPECIAL ), $at, $end );
		}
	}

	/** Ends a form, but not the elements inside of it that are still open. */
	private function end_form( int $at, int $end ): void {
		$form       = $this->form;
		$this->form = null;
		$place      = null === $form ? null : $this->open->place_of( $form );
		if ( null === $place || $place !== $this->open->find( 'form', Atoll_Tags::SCOPE ) ) {
			return;
		}
		$this->close_implied();
		$this->open->close( $at, $end, $place );
	}

	/** Ends the innermost open elements that need no end tag. */
	private function close_implied(): void {
		while ( Atoll_Tags::has( 'dd dt li optgroup option p rb rp rt rtc', $this->open->current()->name ) ) {
			$this->open->close( $this->open->reading, $this->open->reading );
		}
	}

	/** Ends a formatting element. Blocks inside of it stay open, outside of it. */
	private function end_formatting( string $name, int $at, int $end ): void {
		$place = $this->open->find( $name, Atoll_Tags::SCOPE );
		if ( null === $place ) {
			return;
		}
		$last = $place;
		for ( $above = $this->open->count() - 1; $above > $place; --$above ) {
			if ( Atoll_Tags::is_special( $this->open->at( $above ) ) ) {
				$last = $above;
				break;
			}
		}
		$this->open->close_above( $last );
		for ( $above = $last - 1; $above > $place; --$above ) {
			$element = $this->open->at( $above );
			if ( ! Atoll_Tags::is_special( $element ) && ! Atoll_Tags::has( Atoll_Tags::FORMATTING, $element->name ) ) {
				$this->open->close( $at, $at, $above );
			}
		}
		$this->open->close( $at, $end, $place );
		$this->open->nest_from( $place );
	}
}
