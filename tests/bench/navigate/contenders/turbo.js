import "@hotwired/turbo";
