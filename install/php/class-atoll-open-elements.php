<?php
/**
 * The elements of a page, and those of them that are open at the tag that is being read.
 */
class Atoll_Open_Elements {
	private const DEEPEST = 512;

	/** @var Atoll_Element[] All elements, in document order. */
	public $elements = array();
	/** @var array<string, int> Indexes of `html`, `head` and `body`. */
	public $first = array();
	/** @var int Offset of the tag that is being read. */
	public $reading = 0;

	/** @var int[] Indexes of the open elements. */
	private $open = array();
	/** @var string[] For each open element the name of the innermost one of `Atoll_Tags::MODES`. */
	private $modes = array();
	/** @var array<string, int> Number of open elements by name, so that most searches need not start. */
	private $counts = array();
	/** @var array<int, int> Number of child elements by the index of the parent. */
	private $children = array();

	public function count(): int {
		return count( $this->open );
	}

	public function at( int $place ): Atoll_Element {
		return $this->elements[ $this->open[ $place ] ];
	}

	/** The innermost open element. */
	public function current(): Atoll_Element {
		return $this->at( count( $this->open ) - 1 );
	}

	/** Name of the element that decides how the next tag is read. */
	public function mode(): string {
		return $this->modes ? $this->modes[ count( $this->modes ) - 1 ] : '';
	}

	public function is_open( string $name ): bool {
		return isset( $this->counts[ $name ] );
	}

	/** Whether the next tag is a child of an element of SVG or MathML. */
	public function is_in_foreign(): bool {
		return $this->open && null !== $this->current()->language;
	}

	/**
	 * The place among the open elements of the innermost one with one of the names, unless one of `$within` is around fewer
	 * elements.
	 */
	public function find( string $names, string $within = '' ): ?int {
		if ( ! isset( $this->counts[ $names ] ) && false === strpos( $names, ' ' ) ) {
			return null;
		}
		for ( $place = count( $this->open ) - 1; $place >= 0; --$place ) {
			$element = $this->at( $place );
			if ( null === $element->language && Atoll_Tags::has( $names, $element->name ) ) {
				return $place;
			}
			if ( '' !== $within && Atoll_Tags::has( $within, $element->name ) && ( null === $element->language || Atoll_Tags::holds_html( $element ) ) ) {
				return null;
			}
		}
		return null;
	}

	/** The place of an element by its index, or null when it is not open. */
	public function place_of( int $index ): ?int {
		$place = array_search( $index, $this->open, true );
		return false === $place ? null : $place;
	}

	/** @throws LengthException When the elements are nested deeper than browsers nest them: searches would take too long. */
	public function add( Atoll_Element $element ): void {
		if ( count( $this->open ) >= self::DEEPEST ) {
			throw new LengthException( 'The elements of the page are nested deeper than ' . self::DEEPEST . ' levels.' );
		}
		$name                  = $element->name;
		$index                 = count( $this->elements );
		$parent                = $this->parent_of( $element );
		$around                = $parent >= 0 ? $this->elements[ $parent ] : null;
		$element->parent       = $parent;
		$element->last         = $index;
		$element->position     = $this->children[ $parent ] = ( $this->children[ $parent ] ?? 0 ) + 1;
		$element->in_template  = $around && ( $around->in_template || ( 'template' === $around->name && null === $around->language ) );
		$this->elements[]      = $element;
		$this->modes[]         = Atoll_Tags::has( Atoll_Tags::MODES, $name ) && null === $element->language ? $name : $this->mode();
		$this->open[]          = $index;
		$this->counts[ $name ] = ( $this->counts[ $name ] ?? 0 ) + 1;
		if ( Atoll_Tags::has( Atoll_Tags::PAGE, $name ) && ! isset( $this->first[ $name ] ) ) {
			$this->first[ $name ] = $index;
		}
	}

	/** Adds an element that the page has no tag for. */
	public function imply( string $name ): void {
		$element             = new Atoll_Element();
		$element->name       = $name;
		$element->is_implied = true;
		$element->start      = $this->reading;
		$element->content    = $this->reading;
		$element->after_name = $this->reading;
		$this->add( $element );
		if ( Atoll_Tags::has( Atoll_Tags::VOID, $name ) ) {
			$this->close( $this->reading, $this->reading );
		}
	}

	/** Index of the parent of a new element: around the table, when a table may not hold it. */
	private function parent_of( Atoll_Element $element ): int {
		if ( ! $this->open ) {
			return -1;
		}
		if ( isset( $this->first['head'] ) && ! isset( $this->first['body'] ) && 'html' === $this->mode() && Atoll_Tags::has( Atoll_Tags::IN_HEAD, $element->name ) ) {
			return $this->first['head'];
		}
		$is_hidden = 'input' === $element->name && 'hidden' === strtolower( (string) $element->attribute( 'type' ) );
		if ( Atoll_Tags::has( Atoll_Tags::ROWS, $this->current()->name ) && ! $is_hidden && ! Atoll_Tags::has( Atoll_Tags::IN_ROWS, $element->name ) ) {
			$table = $this->find( 'table' );
			if ( null !== $table && $table > 0 ) {
				return $this->open[ $table - 1 ];
			}
		}
		return $this->open[ count( $this->open ) - 1 ];
	}

	/** Ends an open element and all inside of it. Without offsets it ends before the tag that is being read. */
	public function close_to( ?int $place, ?int $content_end = null, ?int $end = null ): void {
		if ( null === $place ) {
			return;
		}
		$this->close_above( $place );
		$before = $content_end ?? $this->reading;
		$this->close( $before, $end ?? $before );
	}

	/** Ends all elements inside of an open element. */
	public function close_above( int $place ): void {
		while ( count( $this->open ) > $place + 1 ) {
			$this->close( $this->reading, $this->reading );
		}
	}

	/** Ends an open element, by default the innermost one. */
	public function close( int $content_end, int $end, ?int $place = null ): void {
		$last    = count( $this->open ) - 1;
		$element = $this->at( $place ?? $last );
		if ( null === $place || $place === $last ) {
			array_pop( $this->open );
			array_pop( $this->modes );
		} else {
			array_splice( $this->open, $place, 1 );
			array_splice( $this->modes, $place, 1 );
		}
		if ( 0 === --$this->counts[ $element->name ] ) {
			unset( $this->counts[ $element->name ] );
		}
		$element->last = count( $this->elements ) - 1;
		if ( null === $element->content_end ) {
			$element->content_end = $content_end;
			$element->end         = $end;
		}
	}

	/** Makes each open element from a place on a child of the one before. */
	public function nest_from( int $place ): void {
		for ( $count = count( $this->open ); $place > 0 && $place < $count; ++$place ) {
			$this->at( $place )->parent = $this->open[ $place - 1 ];
		}
	}
}
